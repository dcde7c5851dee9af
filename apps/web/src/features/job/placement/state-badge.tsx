import { type PlacementState, placementStateNames } from '@corridor/contract/job/placement/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<PlacementState, Tone> = { planned: 'attention', running: 'good', ended: 'neutral' }

export function PlacementBadge({ state }: { state: PlacementState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(placementStateNames[state])}</Badge>
}
