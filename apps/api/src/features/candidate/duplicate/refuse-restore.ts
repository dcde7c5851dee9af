import type { Scope } from '../../../db/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findMergedInto } from './store.ts'

/** Who was merged into another comes back by splitting the two: alone, what went over would stay with the other. */
export async function refuseMergedRestore(tx: Sql, scope: Scope, id: string): Promise<void> {
  const merged = await findMergedInto(tx, scope, id)
  if (!merged) return
  const { name, kept, isSeen } = merged
  throw isSeen ? fail('candidate.merged', { name, kept }) : fail('bin.gone')
}
