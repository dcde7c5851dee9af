import type { Interview } from '@corridor/contract/job/interview/shapes'
import { formatDateTimeIn } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './interview.module.css'

type Times = Pick<Interview, 'startDate' | 'zone' | 'candidateZone'>

/** When an interview begins, for the interviewers and, where their clock differs, for the candidate. */
export function StartText({ times: { startDate, zone, candidateZone } }: { times: Times }) {
  const { t } = useTranslation()
  const [theirs, candidates] = [formatDateTimeIn(startDate, zone), formatDateTimeIn(startDate, candidateZone)]
  return (
    <span className={classes.times}>
      <time dateTime={startDate} title={zone}>
        {theirs}
      </time>
      {candidates !== theirs && (
        <span className={classes.other} title={candidateZone}>
          {t('{time} for the candidate', { time: candidates })}
        </span>
      )}
    </span>
  )
}
