import { isLive, type SubmissionState } from '@corridor/contract/job/submission/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { refuseReturn } from './double/guard.ts'
import { submissions, toFacts } from './tables.ts'

/**
 * Moves a submission in the transaction of its cause, and answers the change for the audit. Passes an ended one through the guard again.
 */
export async function moveOn(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  id: string,
  state: SubmissionState,
  reason = '',
): Promise<RecordChange> {
  const stands = await submissions.take(tx, context.scope, id)
  if (isLive(state) && !isLive(stands.state)) await refuseReturn(tx, context, stands)
  await submissions.update(tx, id, { state, state_at: now(), state_reason: reason })
  const after = await submissions.load(tx, context.scope, id)
  return {
    action: 'submission.update',
    record: { kind: 'submission', id },
    before: toFacts(stands),
    after: toFacts(after),
  }
}
