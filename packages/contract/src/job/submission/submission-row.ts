import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateRow } from '../../field/rate-row.ts'
import { recordId } from '../../wire/record.ts'
import { chosenStates } from './kinds.ts'
import { SubmissionAdd, SubmissionUpdate } from './shapes.ts'

const { candidateId, jobId, note, againReason } = SubmissionAdd.shape

/** One row of a table of submissions, which goes through the parties that the job names unless it names others. */
export const SubmissionRow = z.object({
  candidateId,
  jobId,
  /** A vendor; also a client, if nobody stands between. */
  through: recordId.nullable().default(null),
  prime: recordId.nullable().default(null),
  state: z.enum(chosenStates).default('to-vendor'),
  stateReason: SubmissionUpdate.shape.stateReason.unwrap().default(''),
  ...rateRow,
  note,
  againReason,
  /** Day of the submission; today if nothing is said. */
  submittedOn: plainDate.nullable().default(null),
})
export type SubmissionRow = z.infer<typeof SubmissionRow>
