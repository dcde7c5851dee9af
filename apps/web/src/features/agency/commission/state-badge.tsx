import { type CommissionState, commissionStateNames } from '@corridor/contract/agency/commission/states'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<CommissionState, Tone> = {
  expected: 'neutral',
  claimable: 'attention',
  claimed: 'news',
  'part-paid': 'news',
  paid: 'good',
  refused: 'danger',
  'clawed-back': 'danger',
  none: 'neutral',
}

export function CommissionBadge({ state }: { state: CommissionState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(commissionStateNames[state])}</Badge>
}
