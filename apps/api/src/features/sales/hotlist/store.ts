import type { Hotlist, hotlist } from '@corridor/contract/sales/hotlist/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { ListSpec } from '../../../db/list-spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record.ts'
import type { Scope } from '../../../db/scope.ts'
import { companyTable } from '../../../db/table.ts'
import { isSeen, seen, seenInCompany } from '../../../db/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface HotlistValues {
  name: string
  description: string
  is_public: boolean
  status: 'active' | 'inactive'
}
export interface HotlistRow extends RecordRow, OwnerColumns, HotlistValues {
  total_seats: number
}

// Those whom the reader sees: nobody learns how many others there are.
const seats = `(select count(*)::int from hotlist_candidate m
  join candidate c on c.id = m.candidate_id and c.deleted_at is null and ${seen('c')} where m.hotlist_id = t.id)`

export const hotlistSpec: ListSpec<HotlistRow, typeof hotlist.list> = {
  table: 'hotlist',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.description, t.is_public, t.status,
    ${seats} as total_seats, ${ownerColumns}`,
  joins: ownerJoin,
  within: seenInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    description: { by: 't.description collate corridor_text' },
    totalSeats: { by: seats },
    isPublic: { by: 't.is_public' },
    status: { by: 't.status' },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    isPublic: (sql, value) => sql`t.is_public = ${value}`,
    candidate: (sql, id, scope) => sql`exists (
      select 1 from hotlist_candidate m join candidate c on c.id = m.candidate_id and ${isSeen(sql, scope, 'c')}
      where m.hotlist_id = t.id and m.candidate_id = ${id})`,
  },
  search: { name: 't.name', description: 't.description' },
  toWire,
}

export const listHotlists = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, hotlistSpec, query)

export const hotlists = companyTable<HotlistRow, HotlistValues>({
  spec: hotlistSpec,
  entity: 'Hotlist',
  columns: ['name', 'description', 'is_public', 'status'],
})

/** Which of these ids are candidates that the caller sees. */
export async function listKnownCandidates(sql: Sql, scope: Scope, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select t.id from candidate t where t.id = any(${ids}::uuid[]) and ${seenInCompany(sql, scope)} for share`
  return rows.map((row) => row.id)
}

/** Puts candidates on a hotlist; those already there stay. Answers who came new. */
export async function insertMembers(
  sql: Sql,
  hotlistId: string,
  companyId: string,
  addedBy: string,
  ids: string[],
): Promise<string[]> {
  const rows = await sql<{ candidate_id: string }[]>`
    insert into hotlist_candidate (hotlist_id, candidate_id, company_id, added_by)
    select ${hotlistId}, id, ${companyId}, ${addedBy} from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning candidate_id`
  return rows.map((row) => row.candidate_id)
}

/** Takes candidates that the caller sees off a hotlist. Answers who was on it. */
export async function deleteMembers(sql: Sql, scope: Scope, hotlistId: string, ids: string[]): Promise<string[]> {
  const rows = await sql<{ candidate_id: string }[]>`
    delete from hotlist_candidate m using candidate c
    where m.hotlist_id = ${hotlistId} and m.candidate_id = any(${ids}::uuid[]) and c.id = m.candidate_id and ${isSeen(sql, scope, 'c')}
    returning m.candidate_id`
  return rows.map((row) => row.candidate_id)
}

export function toWire(row: HotlistRow): Hotlist {
  return {
    ...toRecordBase(row),
    name: row.name,
    description: row.description,
    totalSeats: row.total_seats,
    isPublic: row.is_public,
    isActive: row.status === 'active' ? 'Active' : 'Inactive',
    status: row.status,
    userInfo: toUserInfo(row),
  }
}

/** What the trail keeps of a hotlist. */
export const toFacts = ({ name, description, is_public, status }: HotlistRow): HotlistValues => ({
  name,
  description,
  is_public,
  status,
})
