import type postgres from 'postgres'
import type { Destination } from '../../../db/record/transfer-rules.ts'
import { type Context, toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { deleteMembers, insertMembers } from './store.ts'
import { hotlists } from './tables.ts'

/** Candidates that are brought in go onto a hotlist; one that is gone meanwhile takes none. */
export const hotlistDestination: Destination = {
  async assert(context, id) {
    await hotlists.load(context.db, context.scope, id)
  },
  async put(context, tx, id, candidateIds) {
    const { scope, caller } = toCompanyContext(context)
    if (!(await hotlists.find(tx, scope, id))) return
    const added = await insertMembers(tx, id, scope.companyId, caller.userId, candidateIds)
    await tell(context, tx, id, 'hotlist.add-candidates', null, added)
  },
  async takeOff(context, tx, id, candidateIds) {
    const removed = await deleteMembers(tx, context.scope, id, candidateIds)
    await tell(context, tx, id, 'hotlist.remove-candidates', removed, null)
  },
}

async function tell(
  context: Context,
  tx: postgres.TransactionSql,
  id: string,
  action: string,
  before: string[] | null,
  after: string[] | null,
): Promise<void> {
  if ((before ?? after ?? []).length === 0) return
  const facts = (candidateIds: string[] | null) => candidateIds && { candidateIds }
  await leaveTrail(context, tx, action, [
    { record: { kind: 'hotlist', id }, before: facts(before), after: facts(after) },
  ])
}
