import type postgres from 'postgres'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, unchanged } from '../../../db/write.ts'
import { type CommissionRow, type CommissionValues, commissions, toFacts, toWire, valuesOf } from './tables.ts'

/** Writes what differs of a commission that was taken, and tells of it under this message. */
export async function changeCommission(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  stands: CommissionRow,
  wanted: Partial<CommissionValues>,
  message: string,
) {
  const change = differences(valuesOf(stands), wanted)
  if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
  await commissions.update(tx, stands.id, change)
  const after = await commissions.load(tx, scope, stands.id)
  return saved({ kind: 'commission', toFacts, toWire }, stands, after, message)
}
