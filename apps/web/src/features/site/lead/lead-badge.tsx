import { type LeadState, leadStateNames } from '@corridor/contract/site/lead/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<LeadState, Tone> = {
  new: 'news',
  assigned: 'attention',
  contacted: 'attention',
  converted: 'good',
  closed: 'neutral',
}

export function LeadBadge({ state }: { state: LeadState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(leadStateNames[state])}</Badge>
}
