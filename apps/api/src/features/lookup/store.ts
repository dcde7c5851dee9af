import type { Lookup } from '@corridor/contract/lookup'
import type { LookupKind } from '@corridor/contract/lookup-kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../db/context.ts'
import { type Narrowing, runList } from '../../db/list.ts'
import type { ListSpec } from '../../db/list-spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../db/record.ts'
import type { Sql } from '../../db/sql.ts'
import { withinPlatform } from '../../db/within.ts'
import { newId } from '../../platform/ids.ts'

export interface LookupRow extends RecordRow, OwnerColumns {
  name: string
  status: 'active' | 'inactive'
}

export const lookupSpec: ListSpec<LookupRow, Lookup> = {
  table: 'lookup',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.status, ${ownerColumns}`,
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
  search: { name: 't.name', 'userInfo.name': "coalesce(u.first_name || ' ' || u.last_name, '')" },
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
    select t.id, t.version, t.created_at, t.updated_at, t.name, t.status, ${sql.unsafe(ownerColumns)}
    from lookup t ${sql.unsafe(ownerJoin)}
    where t.id = ${id} and t.kind = ${kind} and t.deleted_at is null ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function insertLookup(
  sql: Sql,
  entry: { kind: LookupKind; name: string; status: string; createdBy: string },
): Promise<string> {
  const id = newId()
  await sql`insert into lookup (id, kind, name, status, created_by)
    values (${id}, ${entry.kind}, ${entry.name}, ${entry.status}, ${entry.createdBy})`
  return id
}

export const updateLookupRow = (sql: Sql, id: string, values: { name?: string; status?: string }) =>
  sql`update lookup set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** How many records name a lookup's entry. Each feature that refers to one adds its table here. */
export async function countLookupUses(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ uses: number }[]>`
    select count(*)::int as uses from candidate where work_authorization_id = ${id} and deleted_at is null`
  return row?.uses ?? 0
}

export function toWire(row: LookupRow): Lookup {
  return {
    ...toRecordBase(row),
    name: row.name,
    status: row.status,
    statusInfo: [{ name: row.status }],
    userInfo: toUserInfo(row),
  }
}
