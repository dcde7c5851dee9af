import type { Job } from '@corridor/contract/job/job/shapes'
import { formatNumber, formatShortDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { dayTone } from '../../../lib/record/frame/day-tone'
import { paths } from '../../../paths'
import { SalaryText, shortPlacesOf } from './job-words'

const named = (kind: Parameters<typeof seededName>[0], entries: readonly { name: string }[]) =>
  entries.map(({ name }) => seededName(kind, name)).join(', ')

/** An answer is due within days, and late answers lose the job. */
const dueDays = { attention: 3, danger: 0 }

/** Labels of the facts that stand in the band, and need no second place. */
export const inBand: ReadonlySet<string> = new Set([
  text('Salary'),
  text('Pay Type'),
  text('Location'),
  text('Work Mode'),
  text('Work Authorization'),
  text('Job Type'),
  text('Contract Duration'),
  text('Due'),
])

/** Facts by which somebody says whether it is worth an answer, in the order in which one asks. */
export function decidingFacts(job: Job, mayManage: boolean, t: Translate): DecidingFact[] {
  const add = mayManage && { to: paths.company.editJob(job._id) }
  const isOpen = job.jobStatus === 'open'
  const authorizations = named('work-authorization', job.workAuthorizationInfo)
  return [
    {
      label: text('Salary'),
      value: job.currency && <SalaryText job={job} />,
      note: named('pay-type', job.payTypeInfo),
      add,
    },
    { label: text('Location'), value: shortPlacesOf(job), note: named('work-mode', job.workModeInfo), add },
    {
      label: text('Work Authorization'),
      value: authorizations,
      note: job.noSponsorship && t('No sponsorship'),
      add,
    },
    {
      label: text('Job Type'),
      value: named('job-type', job.jobTypeInfo),
      note: named('contract-duration', job.contractDurationInfo),
      add,
    },
    {
      label: text('Due'),
      value: job.dueOn && <ShortDate value={job.dueOn} />,
      note: dotted(
        t('{count} positions', { count: job.positions, shown: formatNumber(job.positions) }),
        job.jobExpireDate && t('Until {day}', { day: formatShortDate(job.jobExpireDate) }),
      ),
      tone: isOpen ? dayTone(job.dueOn, dueDays) : undefined,
      add,
    },
  ]
}
