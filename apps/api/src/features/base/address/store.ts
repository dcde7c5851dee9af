import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import type { Named } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
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

/** True if the level above has this record, so that nothing hangs in the air. */
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

/** Counts the records of the level below that hang on one. */
export const countBelow = async (sql: Sql, level: Level, id: string): Promise<number> =>
  (await countBelowOf(sql, level, [id])).get(id) ?? 0

/** Counts the records of the level below that hang on each of these. */
export async function countBelowOf(sql: Sql, level: Level, ids: string[]): Promise<Map<string, number>> {
  const { child } = levels[level]
  if (!child) return new Map()
  const rows = await sql<{ id: string; below: number }[]>`
    select ${sql.unsafe(child.column)} as id, count(*)::int as below from ${sql.unsafe(child.table)}
    where ${sql.unsafe(child.column)} = any(${ids}::uuid[]) and deleted_at is null group by 1`
  return new Map(rows.map(({ id, below }) => [id, below]))
}

interface Place {
  name: string
  parent: string | null
}

// `asked`: names and parents in their order.
const askedPlaces = (sql: Sql, places: Place[]) => sql`
  unnest(${places.map(({ name }) => name)}::text[], ${places.map(({ parent }) => parent)}::uuid[])
  with ordinality as asked (name, parent, at)`

/** Finds the key that tells places of a level apart, in their order, and whether one of that name stands in its parent. */
export function identifyAddresses(sql: Sql, level: Level, places: Place[]) {
  const { parent } = levels[level]
  return sql<{ key: string; stands: boolean }[]>`
    select lower(asked.name) || coalesce(' ' || asked.parent, '') as key, exists (
      select 1 from ${sql.unsafe(level)} t where lower(t.name) = lower(asked.name) and t.deleted_at is null
        ${parent ? sql`and t.${sql.unsafe(parent.column)} = asked.parent` : sql``}
    ) as stands
    from ${askedPlaces(sql, places)} order by asked.at`
}

/** The parents that stand, kept so until the transaction ends. */
export async function lockParents(tx: Sql, level: Level, places: Place[]): Promise<Set<string>> {
  const { parent } = levels[level]
  if (!parent) return new Set()
  const rows = await tx<{ id: string }[]>`
    select id from ${tx.unsafe(parent.table)}
    where id = any(${places.map((place) => place.parent)}::uuid[]) and deleted_at is null order by id for share`
  return new Set(rows.map(({ id }) => id))
}

/** Inserts what has a name of its own in its parent; answers the ids, in their order, of those that were. */
export async function insertAddresses(
  sql: Sql,
  level: Level,
  places: Place[],
  createdBy: string,
): Promise<(string | null)[]> {
  const ids = places.map(() => newId())
  const { parent } = levels[level]
  const made = await sql<{ id: string }[]>`
    insert into ${sql.unsafe(level)} (id, name, created_by ${parent ? sql.unsafe(`, ${parent.column}`) : sql``})
    select (${ids}::uuid[])[asked.at], asked.name, ${createdBy} ${parent ? sql`, asked.parent` : sql``}
    from ${askedPlaces(sql, places)} on conflict do nothing returning id`
  const added = new Set(made.map(({ id }) => id))
  return ids.map((id) => (added.has(id) ? id : null))
}

interface Standing {
  id: string
  version: number
  name: string
  status: string
  parent_id: string | null
}

/** Records that stand, kept from others until the transaction ends. */
export function lockAddresses(tx: Sql, level: Level, ids: string[]) {
  const { parent } = levels[level]
  return tx<Standing[]>`
    select id, version, name, status, ${tx.unsafe(parent?.column ?? 'null')} as parent_id from ${tx.unsafe(level)}
    where id = any(${ids}::uuid[]) and deleted_at is null order by id for update`
}

/** The states that each 'State' or 'State, Country' may mean; the country by its name or its ISO code. */
export const nameStates = (sql: Sql, names: string[]) => sql<Named[]>`
  with asked as (
    select at::int - 1 as at, search_fold(regexp_replace(name, '\\s*,\\s*', ', ', 'g')) as name
    from unnest(${names}::text[]) with ordinality as given (name, at)
  ),
  known as materialized (
    select s.id, s.name || ', ' || c.name as label, search_fold(s.name) as short, search_fold(c.name) as country,
      lower(c.code) as code
    from state s join country c on c.id = s.country_id where s.deleted_at is null
  )
  select asked.at, known.id, known.label from asked join known on asked.name = known.short
  union select asked.at, known.id, known.label from asked join known on asked.name = known.short || ', ' || known.country
  union select asked.at, known.id, known.label from asked join known on asked.name = known.short || ', ' || known.code`

/** Active countries for people who have not signed in. */
export const listPublicCountries = async (db: postgres.Sql, scope: Scope, query: ListQuery) => {
  const { spec } = levels.country
  const answer = await runList(db, scope, spec, query)
  return { ...answer, data: answer.data.map(({ _id, name, code, phoneCode }) => ({ _id, name, code, phoneCode })) }
}

export const listCountryCodes = async (db: postgres.Sql) => {
  const data = await db<{ _id: string; code: string; name: string }[]>`
    select id as "_id", phone_code as code, name from country
    where status = 'active' and deleted_at is null and phone_code is not null order by name collate corridor_text`
  return { success: true as const, data: [...data] }
}
