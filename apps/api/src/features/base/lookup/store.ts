import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { Lookup, lookup } from '@corridor/contract/base/lookup/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Narrowing } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { withinPlatform } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { LookupValues } from './values.ts'

export interface LookupRow extends RecordRow, OwnerColumns {
  name: string
  aliases: string[]
  status: 'active' | 'inactive'
}

export const lookupSpec: ListSpec<LookupRow, typeof lookup.skill.list> = {
  table: 'lookup',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.aliases, t.status, ${ownerColumns}`,
  joins: ownerJoin,
  searchJoins: ownerJoin,
  within: withinPlatform,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    status: { by: 't.status' },
  },
  filters: { status: (sql, value) => sql`t.status = ${value}` },
  search: { name: 't.name', 'userInfo.name': "coalesce(u.full_name, '')" },
  toWire,
}

/** The entries of one lookup. */
export const ofKind =
  (kind: LookupKind): Narrowing =>
  (sql) =>
    sql`t.kind = ${kind}`

export const listLookups = (kind: LookupKind) => (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, lookupSpec, query, ofKind(kind))

export async function findLookup(sql: Sql, kind: LookupKind, id: string, lock = false): Promise<LookupRow | undefined> {
  const [row] = await sql<LookupRow[]>`
    select t.id, t.version, t.created_at, t.updated_at, t.name, t.aliases, t.status, ${sql.unsafe(ownerColumns)}
    from lookup t ${sql.unsafe(ownerJoin)}
    where t.id = ${id} and t.kind = ${kind} and t.deleted_at is null ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function insertLookup(
  sql: Sql,
  entry: { kind: LookupKind; name: string; aliases: string[]; status: string; createdBy: string },
): Promise<string> {
  const id = newId()
  await sql`insert into lookup (id, kind, name, aliases, status, created_by)
    values (${id}, ${entry.kind}, ${entry.name}, ${entry.aliases}, ${entry.status}, ${entry.createdBy})`
  return id
}

/** Finds the key that tells entries of one lookup apart, in their order, and whether one of that name stands. */
export const identifyLookups = (sql: Sql, kind: LookupKind, names: string[]) => sql<{ key: string; stands: boolean }[]>`
  select lower(asked.name) as key, exists (
    select 1 from lookup t where t.kind = ${kind} and lower(t.name) = lower(asked.name) and t.deleted_at is null
  ) or (${kind} = 'skill' and exists (select 1 from skill_word w where w.word = lower(asked.name))) as stands
  from unnest(${names}::text[]) with ordinality as asked (name, at) order by asked.at`

/** Inserts what has a name of its own; answers the ids, in their order, of those that were. */
export async function insertLookups(
  sql: Sql,
  kind: LookupKind,
  entries: LookupValues[],
  createdBy: string,
): Promise<(string | null)[]> {
  const ids = entries.map(() => newId())
  const made = await sql<{ id: string }[]>`
    insert into lookup (id, kind, name, aliases, status, created_by)
    select id, ${kind}, name, aliases, status, ${createdBy}
    from jsonb_to_recordset(${sql.json(entries.map((entry, at) => ({ id: ids[at] ?? '', ...entry })))})
      as entry (id uuid, name text, aliases text[], status text)
    on conflict (kind, lower(name)) where deleted_at is null do nothing returning id`
  const added = new Set(made.map(({ id }) => id))
  return ids.map((id) => (added.has(id) ? id : null))
}

/** Entries that stand, kept from others until the transaction ends. */
export const lockLookups = (tx: Sql, kind: LookupKind, ids: string[]) => tx<
  (LookupValues & { id: string; version: number })[]
>`
  select id, version, name, aliases, status from lookup
  where id = any(${ids}::uuid[]) and kind = ${kind} and deleted_at is null for update`

export const updateLookupRow = (sql: Sql, id: string, values: { name?: string; aliases?: string[]; status?: string }) =>
  sql`update lookup set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** Counts the records that name a lookup's entry. */
export const countLookupUses = async (sql: Sql, id: string): Promise<number> =>
  (await countUsesOf(sql, [id])).get(id) ?? 0

/** Counts the records that name each of these entries. Each feature that refers to one adds its table here. */
export async function countUsesOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select id, sum(uses)::int as uses from (
      select work_authorization_id as id, count(*) as uses from candidate
      where work_authorization_id = any(${ids}::uuid[]) and deleted_at is null group by 1
      union all
      select used.id, count(*) from job j
      cross join lateral unnest(j.job_type_ids || j.pay_type_ids || j.work_authorization_ids || j.refused_authorization_ids || j.work_mode_id
        || j.salary_duration_id || j.contract_duration_id) as used (id)
      where used.id = any(${ids}::uuid[]) and j.deleted_at is null group by 1
      union all
      select used.id, count(*) from (
        select relation_id as id, student_id from student_contact where relation_id = any(${ids}::uuid[])
        union all
        select visa_category_id, student_id from student_refusal where visa_category_id = any(${ids}::uuid[])
        union all
        select visa_category_id, student_id from student_visit where visa_category_id = any(${ids}::uuid[])
      ) used join student t on t.id = used.student_id and t.deleted_at is null group by 1
    ) used group by id`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

export function toWire(row: LookupRow): Lookup {
  return {
    ...toRecordBase(row),
    name: row.name,
    aliases: row.aliases,
    status: row.status,
    statusInfo: [{ name: row.status }],
    userInfo: toUserInfo(row),
  }
}
