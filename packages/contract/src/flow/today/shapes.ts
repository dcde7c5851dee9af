import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency, ratePer, taxTerm } from '../../field/rate.ts'
import { taskNoteMax, taskTitleMax } from '../../told/task/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordId } from '../../wire/record.ts'
import { loggedKinds, todayGroups, todayKinds, todayMatters } from './kinds.ts'

const names = joined({ name: z.string(), firstName: z.string(), lastName: z.string() })

const TodayRow = z.object({
  kind: z.enum(todayKinds),
  id: recordId,
  version: z.int(),
  /** Moment at which an interview begins or a deadline is over, else since which it waits. */
  at: moment,
  /** The day on which something ends or is due. */
  day: z.string().nullable(),
  person: names,
  /** The job, or what a task is about in its own words. */
  title: z.string(),
  through: z.string(),
  client: z.string(),
  rate: z.object({
    rateAmount: z.number().nullable(),
    rateCurrency: rateCurrency.nullable(),
    ratePer: ratePer.nullable(),
    taxTerm: taxTerm.nullable(),
  }),
  /** People to call about it. */
  call: joined({ name: z.string(), phone: z.string() }),
  /** Facts of an interview. */
  link: z.string().nullable(),
  zone: z.string().nullable(),
  candidateZone: z.string().nullable(),
  minutes: z.int().nullable(),
  round: z.int().nullable(),
  submitter: recordId.nullable(),
  /** Notice of a task, with the values that fill it. */
  notice: joined({ kind: z.string(), params: z.record(z.string(), z.string()) }),
  /** The matter of a row about a student; null of any other. */
  matter: z.enum(todayMatters).nullable(),
  student: recordId.nullable(),
  /** The hour of a deadline where the institution is, on `day`; its zone is `zone`. */
  hour: z.string().nullable(),
  /** The colleague who saw to it meanwhile. */
  taken: joined({ name: z.string(), firstName: z.string(), lastName: z.string(), date: moment }),
})
export type TodayRow = z.infer<typeof TodayRow>

const DoneRow = z.object({
  kind: z.enum(todayKinds),
  id: recordId,
  at: moment,
  title: z.string(),
  person: names,
  /** Kind of the work that was done: a task, a rate that was confirmed, or an outcome that was noted. */
  what: z.enum(['task', 'rate', 'outcome']),
  recordKind: z.string().nullable(),
  record: recordId.nullable(),
})
export type DoneRow = z.infer<typeof DoneRow>

export const Today = z.object({
  day: z.string(),
  groups: z.array(z.object({ group: z.enum(todayGroups), total: z.int(), rows: z.array(TodayRow) })),
  done: z.array(DoneRow),
})
export type Today = z.infer<typeof Today>

const logged = z.object({
  kind: z.enum(loggedKinds),
  id: recordId,
  /** Title of the work that was done, in the person's words. */
  title: boundedText('Title', 3, taskTitleMax),
  note: z.string().trim().max(taskNoteMax, `Maximum ${taskNoteMax} characters`).default(''),
  /** Next task and its day; null if nothing is to be done. */
  next: z
    .object({
      title: boundedText('Title', 3, taskTitleMax),
      day: plainDate,
      remindDate: moment.nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type Logged = z.infer<typeof logged>

const place = (path: string, summary: string) => ({ path: `/today/${path}` as const, summary, tag: 'today' })
const own = { access: access.today.manage }

/** Lists the work that waits today; each row is seen to in place. */
export const today = {
  view: endpoint('POST', place('view', 'What waits for the caller today'), own)
    .input(z.object({ isMine: z.boolean().default(true) }))
    .output(z.object({ success: z.literal(true), data: Today })),
  /** Notes what was done about a record, and the next task about it. */
  log: endpoint('POST', place('log', 'Note what was done about a record'), own)
    .input(logged)
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.object({ task: recordId }) })),
  /** Takes back what was noted; a task that was marked as done is open again. */
  undo: endpoint('POST', place('undo/{id}', 'Take back what was noted today'), {
    ...own,
    record: { kind: 'task', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
