import type { Stage } from '@corridor/contract/job/stage/shapes'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './board-stages.module.css'

interface BoardStagesProps {
  /** Name of the application. */
  name: string
  stages: readonly Stage[]
  /** The stage in which it stands. */
  current: string
  move: (stage: Stage) => void
}

/** All stages in their order, on a card: one press moves it. Keys move it by Alt and an arrow, so that Tab does not stop at each. */
export function BoardStages({ name, stages, current, move }: BoardStagesProps) {
  const { t } = useTranslation()
  const at = stages.findIndex(({ _id }) => _id === current)
  return (
    <fieldset className={classes.stages} aria-label={t('Move {name}', { name })}>
      {stages.map((stage, index) => {
        const label = seededName('stage', stage.name)
        return (
          <button
            key={stage._id}
            type="button"
            tabIndex={-1}
            className={classes.stage}
            aria-label={label}
            title={label}
            aria-current={index === at ? 'step' : undefined}
            data-passed={(index <= at && stages[at]?.kind !== 'declined') || undefined}
            onClick={() => index !== at && move(stage)}
          />
        )
      })}
    </fieldset>
  )
}
