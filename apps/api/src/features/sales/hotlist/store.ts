import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { hotlistSpec } from './tables.ts'

export const listHotlists = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, hotlistSpec, query)

/** Lists the given ids that are candidates that the caller sees. */
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

export interface PlaceRow {
  candidate_id: string
  first_name: string
  last_name: string
  job_title: string | null
  status: 'active' | 'inactive'
  note: string
  note_shown: boolean
}

/** Lists the people on a hotlist whom the caller sees, in its order. */
export const listPlaces = (sql: Sql, scope: Scope, hotlistId: string) => sql<PlaceRow[]>`
  select t.id as candidate_id, t.first_name, t.last_name, t.job_title, t.status, m.note, m.note_shown
  from hotlist_candidate m join candidate t on t.id = m.candidate_id
  where m.hotlist_id = ${hotlistId} and ${seenInCompany(sql, scope)} order by m.position, m.candidate_id`

/** All on a hotlist, in its order, whoever sees them. */
export const listPositions = (sql: Sql, hotlistId: string) => sql<{ candidate_id: string; position: string }[]>`
  select candidate_id, position from hotlist_candidate where hotlist_id = ${hotlistId} order by position, candidate_id`

export const writePositions = (tx: Sql, hotlistId: string, ids: string[], positions: string[]) => tx`
  update hotlist_candidate m set position = g.position
  from unnest(${ids}::uuid[], ${positions}::bigint[]) as g (candidate_id, position)
  where m.hotlist_id = ${hotlistId} and m.candidate_id = g.candidate_id`

/** Answers what was noted before; undefined if the candidate is not on the hotlist. */
export async function writeNote(
  tx: Sql,
  hotlistId: string,
  candidateId: string,
  note: string,
  noteShown: boolean,
): Promise<Pick<PlaceRow, 'note' | 'note_shown'> | undefined> {
  const whose = tx`hotlist_id = ${hotlistId} and candidate_id = ${candidateId}`
  const [stands] = await tx<Pick<PlaceRow, 'note' | 'note_shown'>[]>`
    select note, note_shown from hotlist_candidate where ${whose} for update`
  if (stands) await tx`update hotlist_candidate set note = ${note}, note_shown = ${noteShown} where ${whose}`
  return stands
}

/** Puts those on one hotlist whom the caller sees on another, behind who is there, in their order and with their notes. Answers who came new. */
export async function copyMembers(tx: Sql, scope: Scope, fromId: string, toId: string, by: string): Promise<string[]> {
  const rows = await tx<{ candidate_id: string }[]>`
    insert into hotlist_candidate (hotlist_id, candidate_id, company_id, added_by, note, note_shown)
    select ${toId}, t.id, t.company_id, ${by}, m.note, m.note_shown
    from hotlist_candidate m join candidate t on t.id = m.candidate_id
    where m.hotlist_id = ${fromId} and ${seenInCompany(tx, scope)} order by m.position, m.candidate_id
    on conflict do nothing returning candidate_id`
  return rows.map((row) => row.candidate_id)
}

/** Finds the given names that hotlists of the company have, in lower case. */
export async function listTakenNames(sql: Sql, companyId: string, names: string[]): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select lower(name) as name from hotlist
    where company_id = ${companyId} and deleted_at is null and lower(name) = any(${names.map((name) => name.toLowerCase())})`
  return new Set(rows.map(({ name }) => name))
}
