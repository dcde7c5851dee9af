import * as z from 'zod'
import { joined, recordId } from '../wire/record.ts'
import { answerStates } from './answer-states.ts'

/** Ways in which a mail has to do with a record: it came in, it was answered, or it went to many. */
export const mailWays = ['in', 'out', 'campaign'] as const
export type MailWay = (typeof mailWays)[number]

/** Mail with somebody, as the timeline of a record that it is about tells of it: of a campaign once. */
export const MailHappening = z.object({
  way: z.enum(mailWays),
  /** State of an answer of ours; null for any other mail. */
  state: z.enum(answerStates).nullable(),
  subject: z.string(),
  /** Sender of the mail; empty for one that went out. */
  sender: z.string(),
  threadInfo: joined({ _id: recordId }),
  campaignInfo: joined({ _id: recordId }),
  /** To how many a campaign's mail went out. */
  people: z.int(),
})
export type MailHappening = z.infer<typeof MailHappening>
