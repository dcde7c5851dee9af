import * as z from 'zod'
import { MailHappening } from '../../field/mail-happening.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordId, userInfo } from '../../wire/record.ts'
import { candidatePartKinds } from '../part/kinds.ts'

export const timelineActions = [
  'added',
  'changed',
  'deleted',
  'restored',
  'merged',
  'noted',
  'put on a hotlist',
  'taken off a hotlist',
  'mail',
] as const

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

/** One thing that happened to a candidate, or to an entry of the candidate's record. */
export const TimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(timelineActions),
  /** Kind of entry that it happened to; null for the candidate. */
  part: z.enum(candidatePartKinds).nullable(),
  /** Name of that entry; of a note that was written, its beginning. */
  name: z.string().nullable(),
  /** Without an id if it is not there any more. */
  hotlistInfo: joined({ _id: recordId.nullable(), name: z.string() }),
  /** By the contract's names; lookups and files by theirs. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Mail of this entry; null if it is about something else. */
  mail: MailHappening.nullable(),
  /** Empty for what the product did by itself. */
  userInfo,
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const timeline = {
  view: endpoint(
    'POST',
    { path: '/candidate/timeline', summary: 'What happened to a candidate, newest first', tag: 'candidate' },
    { access: access.candidates.read, record: { kind: 'candidate', field: 'candidateId' } },
  )
    .input(
      z.object({
        candidateId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(TimelineEntry), hasMore: z.boolean() })),
}
