import type { Scope } from '../../../db/scope.ts'
import type { SightedTable } from '../../../db/within.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findMergedInto } from './store.ts'

/** What was merged into another comes back by splitting the two: alone, what went over would stay with the other. */
export const refuseMergedRestore =
  (table: SightedTable, nameColumn: string) =>
  async (tx: Sql, scope: Scope, id: string): Promise<void> => {
    const merged = await findMergedInto(tx, scope, table, nameColumn, id)
    if (!merged) return
    const { name, kept, isSeen } = merged
    throw isSeen ? fail('merge.into', { name, kept }) : fail('bin.gone')
  }
