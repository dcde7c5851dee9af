import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import type { Tone } from '../../../ui/badge'
import classes from './application.module.css'
import { placeTime } from './exports/place-time'

type Deadline = NonNullable<StudentApplication['deadline']>

const soonMs = 14 * 86_400_000

/** The colour of a deadline: danger once it is missed, attention in its last fourteen days. */
export function deadlineTone({ at }: Pick<Deadline, 'at'>, now = Date.now()): Tone | undefined {
  const left = Date.parse(at) - now
  if (left < 0) return 'danger'
  return left < soonMs ? 'attention' : undefined
}

/** A deadline by the reader's day, with the day and hour where the institution is beside it. */
export function DeadlineText({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation()
  const tone = deadlineTone(deadline)
  return (
    <span className={classes.deadline} style={tone && { color: `var(--state-${tone})` }}>
      <ShortDate value={deadline.at} />
      {tone === 'danger' && ` (${t('missed')})`}
      <span className={classes.there}>
        <bdi>{placeTime(deadline)}</bdi>
      </span>
    </span>
  )
}
