import type { Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findMergedInto } from './store.ts'
import type { MergeTable } from './tables.ts'

/**
 * Refuses to restore a record that was merged into another: it comes back by splitting the two, as alone its parts would stay with the
 * other.
 */
export const refuseMergedRestore =
  (table: MergeTable, nameColumn: string) =>
  async (tx: Sql, scope: Scope, id: string): Promise<void> => {
    const merged = await findMergedInto(tx, scope, table, nameColumn, id)
    if (!merged) return
    const { name, kept, isSeen } = merged
    throw isSeen ? fail('merge.into', { name, kept }) : fail('bin.gone')
  }
