import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { placeTime } from '../../../lib/format/place-time'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { deadlineTone } from '../../../lib/record/frame/day-tone'
import classes from './application.module.css'

type Deadline = NonNullable<StudentApplication['deadline']>

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
