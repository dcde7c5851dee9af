import * as z from 'zod'
import { joined, recordId } from '../../wire/record.ts'
import { submissionStates } from './kinds.ts'

/** Candidates who are asked about at once, at most. */
export const standingAskedMax = 100
export const standingsMax = 500

/** Standing of somebody in the pipeline of a job: a submission that goes on, or an application. */
export const Standing = z.object({
  kind: z.enum(['submission', 'application']),
  /** The submission, or the application. */
  record: recordId,
  candidate: recordId,
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  /** State of a submission. */
  state: z.enum(submissionStates).nullable(),
  /** Stage of an application, by its name. */
  stage: z.string().nullable(),
})
export type Standing = z.infer<typeof Standing>

/** Asks for the standings of these candidates, for this job, or both. */
export const StandingAsked = z
  .object({ candidates: z.array(recordId).max(standingAskedMax).optional(), job: recordId.optional() })
  .refine(({ candidates, job }) => candidates !== undefined || job !== undefined, {
    path: ['candidates'],
    message: 'Some values are not valid',
  })
export type StandingAsked = z.infer<typeof StandingAsked>
