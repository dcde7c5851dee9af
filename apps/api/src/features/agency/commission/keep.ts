import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { computeOne } from './compute.ts'
import { findStanding, takeOfCompany } from './store.ts'
import { commissions, toFacts } from './tables.ts'

const reached = ['deposit-paid', 'confirmed', 'visa-filed', 'enrolled']
const over = ['rejected', 'withdrawn']

/**
 * Keeps the commission of an application true, in the transaction of what changed it. There is one from *deposit paid* on; one that nobody
 * claimed ends with its application, and opens again with it.
 */
export async function keepCommission(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  { id, stage, contract_id }: { id: string; stage: string; contract_id: string | null },
): Promise<void> {
  const found = await findStanding(tx, id)
  if (!found) {
    if (reached.includes(stage)) await addCommission(tx, context, id, contract_id)
    return
  }
  const [stands] = await takeOfCompany(tx, context.scope, [found])
  if (!stands) return
  const isOver = over.includes(stage)
  if (isOver && stands.state === 'open')
    await put(tx, context, found, { state: 'none', reason: stage, is_ended_with_application: true })
  else if (!isOver && stands.is_ended_with_application)
    await put(tx, context, found, { state: 'open', reason: '', is_ended_with_application: false })
  if (stands.contract_id !== contract_id && ['open', 'none'].includes(stands.state))
    await put(tx, context, found, { contract_id, nth: null, event_on: null })
  await computeOne(tx, context, found)
}

async function addCommission(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  application_id: string,
  contract_id: string | null,
) {
  const id = await commissions.insert(tx, context.scope, { application_id, contract_id, unknown: 'no-contract' })
  const [added] = await takeOfCompany(tx, context.scope, [id])
  if (added)
    await leaveTrail(context, tx, 'commission.add', [
      { record: { kind: 'commission', id }, before: null, after: toFacts(added) },
    ])
  await computeOne(tx, context, id)
}

async function put(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  id: string,
  change: Parameters<typeof commissions.update>[2],
) {
  const [before] = await takeOfCompany(tx, context.scope, [id])
  await commissions.update(tx, id, change)
  const [after] = await takeOfCompany(tx, context.scope, [id])
  if (before && after)
    await leaveTrail(context, tx, 'commission.settle', [
      { record: { kind: 'commission', id }, before: toFacts(before), after: toFacts(after) },
    ])
}
