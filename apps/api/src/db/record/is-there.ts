import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { Sql } from '../../platform/sql.ts'
import type { Platform } from '../../platform.ts'
import type { Scope } from '../scope/scope.ts'

/** True if there is a record of a kind that is not deleted, and the caller sees it. */
export async function isThere(
  sql: Sql,
  { kinds }: Pick<Platform, 'kinds'>,
  scope: Scope,
  { kind, id }: { kind: RecordKind; id: string },
): Promise<boolean> {
  const { table, list } = kinds[kind]
  const found = await sql`select 1 from ${sql(table)} t where t.id = ${id} and ${list.within(sql, scope)}`
  return found.length > 0
}
