import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { computeOne } from './compute.ts'
import { findStanding, removeCommission, takeOfCompany } from './store.ts'
import { type CommissionRow, type CommissionValues, commissions, toFacts } from './tables.ts'

const reached: readonly ApplicationStage[] = ['deposit-paid', 'confirmed', 'visa-filed', 'enrolled']
const over: readonly ApplicationStage[] = ['rejected', 'withdrawn']

/**
 * Keeps the commission of an application true, in the transaction of what changed it. There is one from *deposit paid* on; one that nobody
 * claimed ends with its application, and opens again with it, or goes with the move that is taken back.
 */
export async function keepCommission(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { id, stage, contractId }: { id: string; stage: ApplicationStage; contractId: string | null },
): Promise<void> {
  const found = await findStanding(tx, id)
  const isReached = reached.includes(stage)
  if (!found) return isReached ? addCommission(tx, context, id, contractId) : undefined
  const isOver = over.includes(stage)
  const [stands] = await takeOfCompany(tx, context.scope, [found])
  if (!stands) return
  const isOpen = stands.state === 'open'
  if ((isOpen || stands.is_ended_with_application) && isBefore(stage)) return remove(tx, context, stands)
  if (isOver && isOpen)
    await put(tx, context, stands, { state: 'none', reason: stage, is_ended_with_application: true })
  else if (!isOver && stands.is_ended_with_application)
    await put(tx, context, stands, { state: 'open', reason: '', is_ended_with_application: false })
  if (stands.contract_id !== contractId && (isOpen || stands.state === 'none'))
    await put(tx, context, stands, { contract_id: contractId, nth: null, event_on: null })
  await computeOne(tx, context, found)
}

const isBefore = (stage: ApplicationStage) => ['draft', 'in-review', 'submitted', 'offer'].includes(stage)

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

async function remove(tx: postgres.TransactionSql, context: CompanyContext, stands: CommissionRow) {
  await removeCommission(tx, stands.id)
  const record = { kind: 'commission', id: stands.id }
  await leaveTrail(context, tx, 'commission.delete', [{ record, before: toFacts(stands), after: null }])
}

async function put(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  { id }: CommissionRow,
  change: Partial<CommissionValues>,
) {
  const [before] = await takeOfCompany(tx, context.scope, [id])
  await commissions.update(tx, id, change)
  const [after] = await takeOfCompany(tx, context.scope, [id])
  if (before && after)
    await leaveTrail(context, tx, 'commission.settle', [
      { record: { kind: 'commission', id }, before: toFacts(before), after: toFacts(after) },
    ])
}
