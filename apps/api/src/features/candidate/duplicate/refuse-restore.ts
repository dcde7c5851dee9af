import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findMergedInto } from './store.ts'

/** Who was merged into another comes back by splitting the two: alone, what went over would stay with the other. */
export async function refuseMergedRestore(tx: Sql, id: string): Promise<void> {
  const merged = await findMergedInto(tx, id)
  if (merged) throw fail('candidate.merged', merged)
}
