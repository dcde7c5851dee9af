import { daysAfter } from '@corridor/contract/format/day'
import type postgres from 'postgres'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { countOfYear, findSources, listOpenOf, lockContract, takeOfCompany } from './store.ts'
import { type CommissionRow, type CommissionValues, commissions, toFacts, valuesOf } from './tables.ts'
import { amountOf, eventDay, type Sources } from './terms.ts'

/** Computes one commission anew, in the transaction of what changed what it is computed from. Leaves one that was claimed as it is. */
export async function computeOne(tx: postgres.TransactionSql, context: CompanyContext, id: string): Promise<void> {
  const [stands] = await takeOfCompany(tx, context.scope, [id])
  const [of] = await findSources(tx, [id])
  if (stands && of) await keep(tx, context, stands, of)
}

/** The same of all open ones of a contract, or of a programme. */
export async function computeAll(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  of: { contractId: string } | { programmeId: string },
): Promise<void> {
  const ids = await listOpenOf(tx, context.scope, of)
  const standing = await takeOfCompany(tx, context.scope, ids)
  const sources = new Map((await findSources(tx, ids)).map((each) => [each.id, each]))
  for (const stands of standing) {
    const found = sources.get(stands.id)
    if (found) await keep(tx, context, stands, found)
  }
}

async function keep(tx: postgres.TransactionSql, context: CompanyContext, stands: CommissionRow, of: Sources) {
  if (stands.state !== 'open') return
  const computed = await compute(tx, stands, of)
  const change = differences<CommissionValues>(valuesOf(stands), computed)
  if (!change) return
  await commissions.update(tx, stands.id, change)
  const record = { kind: 'commission', id: stands.id }
  await leaveTrail(context, tx, 'commission.settle', [
    { record, before: toFacts(stands), after: toFacts(stands, change) },
  ])
}

async function compute(
  tx: postgres.TransactionSql,
  { id, contract_id, nth: had, event_on }: CommissionRow,
  of: Sources,
): Promise<Partial<CommissionValues>> {
  const { contract } = of
  const day = contract && eventDay(contract.event, of.moves)
  if (!contract || !contract_id || !day) {
    const next = contract && contract_id ? (await countOfYear(tx, contract_id, null, id)) + 1 : 1
    return { ...amountOf(of, next), event_on: null, nth: null, claimable_on: null, claim_until: null }
  }
  // A student keeps their number in the year: one who comes later, or goes, changes nobody else's.
  const isSameYear = had !== null && event_on?.slice(0, 4) === day.slice(0, 4)
  if (!isSameYear) await lockContract(tx, contract_id)
  const nth = isSameYear ? had : (await countOfYear(tx, contract_id, day.slice(0, 4), id)) + 1
  return {
    ...amountOf(of, nth),
    ...{ event_on: day, nth, claimable_on: daysAfter(day, contract.claim_from_days) },
    claim_until: contract.claim_until_days === null ? null : daysAfter(day, contract.claim_until_days),
  }
}
