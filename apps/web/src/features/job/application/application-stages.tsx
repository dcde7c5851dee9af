import type { ApplicationRecord } from '@corridor/contract/job/application/shapes'
import { seededName } from '../../../lib/format/seeded-name'
import { StageLine } from '../../../lib/record/frame/stage-line'
import { useStages } from '../stage/exports/use-stages'
import type { Target } from './use-application-actions'

interface ApplicationStagesProps {
  application: ApplicationRecord
  moveTo: ((rows: readonly ApplicationRecord[], target: Target) => Promise<unknown>) | undefined
  /** Opens the choice of a stage, with one chosen already: a refusal asks by whom and why. */
  ask: (stage?: string) => void
}

/** The company's stages in their order, and the one in which an application stands. */
export function ApplicationStages({ application, moveTo, ask }: ApplicationStagesProps) {
  const { stages } = useStages()
  function press(id: string) {
    const stage = stages.find(({ _id }) => _id === id)
    if (!stage || stage.kind === 'declined') return void ask(id)
    return moveTo?.([application], { stage: id, name: stage.name, reason: '' })
  }
  return (
    <StageLine
      stages={stages.map(({ _id, name }) => ({ value: _id, label: seededName('stage', name) }))}
      current={application.stage}
      move={moveTo && press}
      other={() => ask()}
    />
  )
}
