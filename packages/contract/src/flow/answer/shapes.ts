import * as z from 'zod'
import { JobAdd } from '../../job/job/body.ts'
import { hardFacts } from '../../job/job-match/lines.ts'
import { Match } from '../../job/job-match/shapes.ts'
import { Earlier } from '../../job/submission/shapes.ts'
import { InboxThread } from '../../mail/inbox/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { peopleMax } from './kinds.ts'
import { AnswerWords } from './words.ts'

/** Somebody who may be submitted from a mail, or who is stopped. */
const BenchPerson = Match.extend({
  /** Demands of the job that this person does not meet: whoever has one here is not submitted. */
  stops: z.array(z.enum(hardFacts)),
  earlier: z.array(Earlier),
  /** True if the right to represent stands, as far as the company demands it. */
  hasRight: z.boolean(),
  /** Cells that the vendor is sent, under the titles of the answer; empty for whoever is stopped. */
  cells: z.array(z.string()),
})
export type BenchPerson = z.infer<typeof BenchPerson>

const SubmitPerson = z.object({
  candidate: recordId,
  /** Reason for submitting them again, if the guard asks for one. */
  againReason: z.string().trim().max(500, 'Maximum 500 characters').default(''),
})

const place = (path: string, summary: string) => ({ path: `/inbox/${path}` as const, summary, tag: 'inbox' })
const manage = { access: access.inbox.manage, record: { kind: 'inbox', field: 'id' } }
const ofId = z.object({ id: recordId, version: z.int().optional() })
/** Job as it was read in the mail of a conversation that has none. */
const job = JobAdd.optional()

export const answer = {
  /** Goes to whoever wrote last, through the mailbox that the conversation came to. */
  send: endpoint('POST', place('answer/{id}', 'Answer a conversation'), manage)
    .input(ofId.extend(AnswerWords.shape))
    .output(savedAnswer(InboxThread)),
  /** Sends an answer again that was refused, or whose end nobody knows, with whoever was submitted by it. */
  sendAgain: endpoint('POST', place('answer-again/{id}', 'Send an answer again that did not arrive'), manage)
    .input(
      z.object({
        id: recordId,
        mail: recordId,
        /** Agrees that an answer which may have arrived may arrive twice. */
        mayArriveTwice: z.boolean().default(false),
      }),
    )
    .output(savedAnswer(InboxThread)),
  /** The best first, those whom a demand stops last. */
  bench: endpoint('POST', place('bench/{id}', 'The people for the requirement of a mail'), manage)
    .input(z.object({ id: recordId, job }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(BenchPerson),
        /** Number of people who match, shown or not. */
        total: z.int(),
        /** Titles of the values that the vendor wants of each person. */
        titles: z.array(z.string()),
        /** Beginning of an answer that is offered. */
        words: z.string(),
        vendorName: z.string(),
      }),
    ),
  /** The answer with people's details and resumes, their submissions, the job and the vendor's contact: all or nothing. */
  submit: endpoint('POST', place('submit/{id}', 'Answer a requirement with people, and submit them'), manage)
    .input(
      ofId.extend({
        ...AnswerWords.shape,
        job,
        people: z
          .array(SubmitPerson)
          .min(1, 'Please choose somebody')
          .max(peopleMax, 'At most 10 people go with one mail')
          .refine((people) => new Set(people.map(({ candidate }) => candidate)).size === people.length, {
            message: 'Each person can be chosen once',
          }),
      }),
    )
    .output(savedAnswer(InboxThread).extend({ job: recordId, submissions: z.array(recordId) })),
}
