import type { Sql } from '../../../platform/sql.ts'
import { revokePaperRow } from './store.ts'
import { findPaper, type PaperRow } from './tables.ts'

/** Ends a valid paper with a reason. Answers it as it then stands; undefined if it is valid no more. */
export async function revokePaper(
  tx: Sql,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<PaperRow | undefined> {
  return (await revokePaperRow(tx, id, by, reason)) ? findPaper(tx, id) : undefined
}
