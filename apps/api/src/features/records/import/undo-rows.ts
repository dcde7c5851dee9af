import type postgres from 'postgres'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Done } from './store.ts'
import type { RowRecord } from './tables.ts'

/** Removes the records that rows added, if nobody changed or uses them since; the others stay, with the reason. */
export async function undoRows(
  context: Context,
  tx: postgres.TransactionSql,
  rules: TransferRules,
  rows: RowRecord[],
): Promise<Done[]> {
  const outcomes = await rules.removeUntouched(
    context,
    tx,
    rows.map(({ record_id }) => record_id ?? ''),
  )
  return rows.map(({ id, record_id }, at): Done => {
    const outcome = outcomes[at]
    const isRemoved = outcome !== undefined && 'id' in outcome
    const faults = isRemoved || !outcome ? [] : [outcome.fault]
    return { id, outcome: isRemoved ? 'removed' : 'kept', record_id, faults }
  })
}
