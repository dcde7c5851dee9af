import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { demandProof } from '../representation/demand.ts'
import { refuseReturn } from './double/guard.ts'
import { takeOfMail } from './store.ts'
import { submissions, toFacts } from './tables.ts'
import { refuseTwice } from './twice.ts'

/**
 * Has the submissions that a mail takes along be on their way once more, in the transaction that sends it again. Each passes the guard as if
 * it were new. Throws `submission.movedOn` if one of them was moved or deleted meanwhile, for the mail would still name that person.
 */
export async function sendingAgain(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  mailId: string,
): Promise<RecordChange[]> {
  const { scope } = context
  const changes: RecordChange[] = []
  for (const { id, is_waiting } of await takeOfMail(tx, mailId)) {
    if (!is_waiting) throw fail('submission.movedOn')
    const stands = await submissions.take(tx, scope, id)
    await refuseReturn(tx, context, stands)
    const { candidate_id, candidate_first_name: first_name, candidate_last_name: last_name, job_id: jobId } = stands
    await demandProof(tx, context, { person: { id: candidate_id, first_name, last_name }, jobId })
    await submissions.update(tx, id, { state: 'sending', state_at: now() }).catch(refuseTwice)
    const after = await submissions.load(tx, scope, id)
    const record = { kind: 'submission', id }
    changes.push({ action: 'submission.update', record, before: toFacts(stands), after: toFacts(after) })
  }
  return changes
}
