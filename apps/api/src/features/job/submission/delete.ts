import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { type SubmissionRow, submissions, toFacts } from './tables.ts'

/** Name of a submission among other records: the person and the job. */
export const nameOfSubmission = (row: SubmissionRow) =>
  `${plainName({ firstName: row.candidate_first_name, lastName: row.candidate_last_name })} · ${row.job_name}`

export const deleteSubmission = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'submission.delete', async (tx) => {
    const stands = await submissions.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'submission', table: 'submission', id, name: nameOfSubmission(stands) })
    return removed({ kind: 'submission', toFacts }, stands)
  })
