import {
  type SuppressionReason,
  type SuppressionState,
  suppressionReasonNames,
  suppressionStateNames,
} from '@corridor/contract/mail/suppression/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge } from '../../../ui/badge'
import { reasonTones } from './words'

export function ReasonBadge({ reason }: { reason: SuppressionReason }) {
  const { t } = useTranslation()
  return <Badge tone={reasonTones[reason]}>{t(suppressionReasonNames[reason])}</Badge>
}

export function StateBadge({ state }: { state: SuppressionState }) {
  const { t } = useTranslation()
  return <Badge tone={state === 'live' ? 'attention' : 'neutral'}>{t(suppressionStateNames[state])}</Badge>
}
