import { type Decliner, declinerNames } from '@corridor/contract/job/application/kinds'
import type { Application } from '@corridor/contract/job/application/shapes'
import type { StageKind } from '@corridor/contract/job/stage/kinds'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<StageKind, Tone> = { open: 'news', hired: 'good', declined: 'neutral' }

/** The stage of an application; a refusal says who declined. */
export function StageBadge({ application }: { application: Pick<Application, 'stageInfo' | 'declinedBy'> }) {
  const { t } = useTranslation()
  const [stage] = application.stageInfo
  if (!stage) return null
  const by: Decliner | null = application.declinedBy
  return (
    <Badge tone={tones[stage.kind]}>{by ? t(declinerNames[by]) : <bdi>{seededName('stage', stage.name)}</bdi>}</Badge>
  )
}
