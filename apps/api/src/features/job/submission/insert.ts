import type { HopInput, Rate } from '@corridor/contract/job/submission/shapes'
import type postgres from 'postgres'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { chainOf, nameHops, payOf, toPayValues } from './judge.ts'
import { type Person, replaceHops, type Work } from './store.ts'
import { type SubmissionValues, submissions } from './tables.ts'
import { refuseTwice } from './twice.ts'

interface New {
  person: Person
  work: Work
  /** Without a chain that of the job is taken, and without a rate the person's own. */
  input: { hops?: HopInput[] | undefined; pay?: Rate | undefined }
  values: Pick<SubmissionValues, 'state' | 'note' | 'again_reason' | 'clash_with'> & Partial<SubmissionValues>
}

/** Inserts a submission that was judged, with its chain; answers its id. */
export async function insertSubmission(
  tx: postgres.TransactionSql,
  scope: CompanyScope,
  { person, work, input, values }: New,
): Promise<string> {
  const hops = await nameHops(tx, scope, input.hops ?? chainOf(work))
  const id = await submissions
    .insert(tx, scope, {
      candidate_id: person.id,
      job_id: work.id,
      requirement_id: work.requirement_id,
      ...(await toPayValues(tx, scope, input.pay ?? payOf(person))),
      resume_key: person.resume_key,
      ...values,
    })
    .catch(refuseTwice)
  await replaceHops(tx, scope.companyId, id, hops)
  return id
}
