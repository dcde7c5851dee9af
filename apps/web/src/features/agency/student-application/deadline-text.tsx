import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { formatShortDate } from '../../../lib/format/format'
import { placeHour, placeTime } from '../../../lib/format/place-time'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { deadlineTone } from '../../../lib/record/frame/day-tone'
import classes from './application.module.css'

type Deadline = NonNullable<StudentApplication['deadline']>

/** A deadline by the reader's day; beside it the hour where the institution is, with the day there if it is another. */
export function DeadlineText({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation()
  const tone = deadlineTone(deadline)
  const isSameDay = formatShortDate(deadline.at) === formatShortDate(deadline.day)
  return (
    <span className={classes.deadline} style={tone && { color: `var(--state-${tone})` }}>
      <ShortDate value={deadline.at} />
      {tone === 'danger' && ` (${t('missed')})`}
      <span className={classes.there}>
        <bdi>{isSameDay ? placeHour(deadline) : placeTime(deadline)}</bdi>
      </span>
    </span>
  )
}
