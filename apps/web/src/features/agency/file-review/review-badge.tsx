import { type ReviewState, reviewStateNames } from '@corridor/contract/agency/file-review/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<ReviewState, Tone> = {
  asked: 'news',
  approved: 'good',
  overridden: 'attention',
  withdrawn: 'neutral',
}

export function ReviewBadge({ state }: { state: ReviewState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(reviewStateNames[state])}</Badge>
}
