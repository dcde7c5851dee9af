import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { submissions, toFacts } from './tables.ts'

/** Moves a submission in the transaction of what moves it, and answers the change for the trail. */
export async function moveOn(
  { scope }: CompanyContext,
  tx: postgres.TransactionSql,
  id: string,
  state: SubmissionState,
): Promise<RecordChange> {
  const stands = await submissions.take(tx, scope, id)
  await submissions.update(tx, id, { state, state_at: now(), state_reason: '' })
  const after = await submissions.load(tx, scope, id)
  return {
    action: 'submission.update',
    record: { kind: 'submission', id },
    before: toFacts(stands),
    after: toFacts(after),
  }
}
