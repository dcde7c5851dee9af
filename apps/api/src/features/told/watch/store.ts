import { type CandidatePartKind, candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import type { WatchedKind } from '@corridor/contract/told/notification/kinds'
import type { Caller } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface Watched {
  kind: WatchedKind
  id: string
}

export const isWatching = async (sql: Sql, userId: string, { kind, id }: Watched): Promise<boolean> =>
  (await sql`select 1 from watch where user_id = ${userId} and record_kind = ${kind} and record_id = ${id}`).length > 0

export const keepWatch = (tx: Sql, { userId }: Caller, scope: Scope, { kind, id }: Watched) => tx`
  insert into watch (user_id, company_id, record_kind, record_id)
  values (${userId}, ${companyOf(scope)}, ${kind}, ${id}) on conflict do nothing`

export const dropWatch = (tx: Sql, userId: string, { kind, id }: Watched) =>
  tx`delete from watch where user_id = ${userId} and record_kind = ${kind} and record_id = ${id}`

export interface Watcher {
  user_id: string
  company_id: string | null
  kind: WatchedKind
  id: string
  /** Name of the record; a candidate's is made of the names. */
  name: string
  first_name: string | null
  last_name: string | null
  by_first: string
  by_last: string
}

/** Lists the people who watch these records and may still see them, but for the one who changes them. */
export const listWatchers = (tx: Sql, records: readonly Watched[], actorId: string) => tx<Watcher[]>`
  select w.user_id, w.company_id, w.record_kind as kind, w.record_id as id, by.first_name as by_first, by.last_name as by_last, c.first_name, c.last_name,
    coalesce(name_of_record(w.record_kind, w.record_id::text), '') as name
  from unnest(${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::uuid[]) as given (kind, id)
  join watch w on w.record_id = given.id and w.record_kind = given.kind and w.user_id <> ${actorId}
  join user_account u on u.id = w.user_id and u.status = 'active'
  join user_account by on by.id = ${actorId}
  left join candidate c on c.id = w.record_id and w.record_kind = 'candidate'
  where case when w.company_id is null then u.is_administrator
    else may_see(w.company_id, w.user_id, w.record_kind, w.record_id) end
  order by w.user_id, w.record_id`

/** Forgets watches of records that were removed for good: those have no name any more. */
export const forgetWatches = (sql: Sql) => sql`
  delete from watch w where name_of_record(w.record_kind, w.record_id::text) is null
    and not exists (select from company where id = w.record_id)`

/** The candidates to whose records entries of a table belong. */
export const listCandidatesOf = async (tx: Sql, table: string, ids: string[]): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select distinct candidate_id as id from ${tx(table)} where id = any(${ids}::uuid[])`
  return rows.map(({ id }) => id)
}

export const isPartKind = (kind: string): kind is CandidatePartKind =>
  (candidatePartKinds as readonly string[]).includes(kind)
