import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'

const manage = { access: access.submissions.manage, record: { kind: 'job', field: 'id' } }
const answer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Number of persons that were found to be submitted twice. */
  clashes: z.int(),
})

/** Records of jobs that are one requirement: it came through several vendors, or was entered twice. */
export const requirement = {
  join: endpoint(
    'POST',
    { path: '/job/join/{id}', summary: 'Say that two jobs are one requirement', tag: 'job' },
    manage,
  )
    .input(z.object({ id: recordId, jobId: recordId }))
    .output(answer),
  part: endpoint(
    'POST',
    { path: '/job/part/{id}', summary: 'Say that a job is a requirement of its own', tag: 'job' },
    manage,
  )
    .input(z.object({ id: recordId }))
    .output(answer),
}
