import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { listAnswer, listBody } from '../../wire/list.ts'
import { moment } from '../../wire/record.ts'
import { mailGroupings, mailMeasures } from './kinds.ts'

const counts = {
  /** People whose mail a server took, whatever became of it. */
  sent: z.int(),
  /** People of them whose mail did not come back. */
  delivered: z.int(),
  replied: z.int(),
  /** People who answered with a requirement. */
  requirements: z.int(),
  /** Submissions that such an answer brought: sent in its conversation, or to that vendor for the job that became of it. */
  submissions: z.int(),
  placements: z.int(),
}

/** The mails of one campaign, template, group, member or week. */
export const MailReportRow = z.object({
  /** Value of the filter `mails` of other lists. */
  _id: z.string(),
  grouping: z.enum(mailGroupings),
  /** The id of what they are counted under, or the Monday of a week; empty for those of none. */
  key: z.string(),
  name: z.string(),
  /** Moment at which the last of them left. */
  lastDate: moment,
  ...counts,
})
export type MailReportRow = z.infer<typeof MailReportRow>

export const mailReport = {
  list: endpoint(
    'POST',
    { path: '/mail-report/list', summary: 'What became of the mails of campaigns', tag: 'mail-report' },
    { access: access.reports.read },
  )
    .input(
      listBody({
        sort: ['lastDate', 'name', ...mailMeasures],
        filters: { grouping: z.enum(mailGroupings), from: plainDate, to: plainDate },
        search: ['name'],
      }),
    )
    .output(listAnswer(MailReportRow)),
}
