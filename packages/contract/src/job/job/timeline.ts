import * as z from 'zod'
import { MailHappening } from '../../field/mail-happening.ts'
import { moment, recordId, userInfo } from '../../wire/record.ts'
import { jobHappenings } from './kinds.ts'

const value = z.union([z.string(), z.boolean(), z.array(z.string())]).nullable()

/** One thing that happened to a job. */
export const JobTimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(jobHappenings),
  /** The beginning of a note that was written on it. */
  note: z.string().nullable(),
  /** By the contract's names; clients, vendors, units and entries by theirs. Names a changed description without its texts. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Mail of this entry; null if it is about something else. */
  mail: MailHappening.nullable(),
  /** Empty for what the product did by itself. */
  userInfo,
})
export type JobTimelineEntry = z.infer<typeof JobTimelineEntry>
