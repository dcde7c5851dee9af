import type postgres from 'postgres'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import { confirmFiles, type KeptOfRow } from './keep-files.ts'
import { openValues } from './sealing.ts'
import type { Done } from './store.ts'

/** Adds the records of rows that are ready. One that was taken meanwhile is skipped; one that the database refuses fails alone. */
export async function addRows(
  context: Context,
  tx: postgres.TransactionSql,
  rules: TransferRules,
  kept: KeptOfRow[],
): Promise<Done[]> {
  const possible = kept.filter(({ fault }) => !fault)
  const outcomes = await addAll(context, tx, rules, possible)
  await confirmFiles(tx, possible, outcomes)
  let at = 0
  return kept.map(({ row: { id }, fault }): Done => {
    const outcome = fault ? { fault } : (outcomes[at++] ?? refused)
    if ('id' in outcome) return { id, outcome: 'added', record_id: outcome.id, faults: [] }
    const isDouble = outcome.fault.code === 'double.stands'
    return { id, outcome: isDouble ? 'skipped' : 'failed', record_id: null, faults: [outcome.fault] }
  })
}

const refused: Outcome = { fault: { code: 'row.refused' } }

async function addAll(
  context: Context,
  tx: postgres.TransactionSql,
  rules: TransferRules,
  rows: KeptOfRow[],
): Promise<Outcome[]> {
  if (rows.length === 0) return []
  const inputs = rows.map(({ row, input }) => ({ ...input, ...openValues(context.platform, row) }))
  try {
    return await tx.savepoint((point) => rules.addMany(context, point, inputs))
  } catch (error) {
    if (!isOfTheRows(error)) throw error
    if (rows.length === 1) return [refused]
    const half = Math.ceil(rows.length / 2)
    const first = await addAll(context, tx, rules, rows.slice(0, half))
    return [...first, ...(await addAll(context, tx, rules, rows.slice(half)))]
  }
}

// Classes 22 and 23: a value that does not fit, or breaks a constraint. Everything else concerns the database, and is tried again.
const isOfTheRows = (error: unknown) => error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
