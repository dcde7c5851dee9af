import { audiencesOf, type Scope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findHolder } from './store.ts'

/** Finds the holder of a candidate beyond the caller's sight, who is to be asked: units, or an Owner if it is null; undefined if the caller sees them. */
export async function holderBeyond(sql: Sql, scope: Scope, id: string): Promise<{ unit: string | null } | undefined> {
  return audiencesOf(scope) ? findHolder(sql, scope, id) : undefined
}
