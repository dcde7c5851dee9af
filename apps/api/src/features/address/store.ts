import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import type { Context } from '../../db/context.ts'
import { runList } from '../../db/list.ts'
import type { Sql } from '../../db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type AddressRow, type Level, levels } from './levels.ts'

export const listAddresses = (level: Level) => (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, levels[level].spec, query)

export async function findAddress(sql: Sql, level: Level, id: string, lock = false): Promise<AddressRow | undefined> {
  const { spec } = levels[level]
  const [row] = await sql<AddressRow[]>`
    select ${sql.unsafe(spec.columns)} from ${sql.unsafe(spec.table)} t ${sql.unsafe(spec.joins ?? '')}
    where t.id = ${id} and t.deleted_at is null ${lock ? sql`for update of t` : sql``}`
  return row
}

/** True where the level above has this record, so that nothing hangs in the air. */
export async function hasAddress(sql: Sql, level: Level, id: string): Promise<boolean> {
  const rows = await sql`select 1 from ${sql.unsafe(level)} where id = ${id} and deleted_at is null for share`
  return rows.length > 0
}

export async function insertAddress(
  sql: Sql,
  level: Level,
  values: { name: string; parent: string | null; createdBy: string },
): Promise<string> {
  const id = newId()
  const { parent } = levels[level]
  const row = {
    id,
    name: values.name,
    created_by: values.createdBy,
    ...(parent ? { [parent.column]: values.parent } : {}),
  }
  await sql`insert into ${sql.unsafe(level)} ${sql(row)}`
  return id
}

export async function updateAddressRow(
  sql: Sql,
  level: Level,
  id: string,
  { parent_id, ...values }: { name?: string; status?: string; parent_id?: string | null },
): Promise<void> {
  const { parent } = levels[level]
  const row = { ...values, ...(parent && parent_id ? { [parent.column]: parent_id } : {}) }
  await sql`update ${sql.unsafe(level)} set ${sql(row)}, version = version + 1, updated_at = now() where id = ${id}`
}

/** The deleted record that one of this level, itself deleted or not, is in. One that stands cannot be deleted before `tx` ends. */
export async function findDeletedAbove(
  tx: Sql,
  level: Level,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const { parent } = levels[level]
  if (!parent) return undefined
  const [above] = await tx<{ id: string; name: string; deleted_at: Date | null }[]>`
    select p.id, p.name, p.deleted_at from ${tx.unsafe(parent.table)} p
    where p.id = (select ${tx.unsafe(parent.column)} from ${tx.unsafe(level)} where id = ${id}) for share`
  return above?.deleted_at ? above : undefined
}

/** How many records of the level below hang on one. */
export async function countBelow(sql: Sql, level: Level, id: string): Promise<number> {
  const { child } = levels[level]
  if (!child) return 0
  const [row] = await sql<{ below: number }[]>`
    select count(*)::int as below from ${sql.unsafe(child.table)}
    where ${sql.unsafe(child.column)} = ${id} and deleted_at is null`
  return row?.below ?? 0
}

/** Active countries for people who have not signed in. */
export const listPublicCountries = async (db: postgres.Sql, query: ListQuery) => {
  const { spec } = levels.country
  const answer = await runList(db, nobodysScope, spec, query)
  return { ...answer, data: answer.data.map(({ _id, name, code, phoneCode }) => ({ _id, name, code, phoneCode })) }
}

// Countries belong to nobody, and their list asks for no scope.
const nobodysScope = undefined as never

export const listCountryCodes = async (db: postgres.Sql) => {
  const data = await db<{ _id: string; code: string; name: string }[]>`
    select id as "_id", phone_code as code, name from country
    where status = 'active' and deleted_at is null and phone_code is not null order by name collate corridor_text`
  return { success: true as const, data: [...data] }
}
