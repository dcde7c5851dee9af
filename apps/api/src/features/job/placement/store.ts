import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import { placementSpec } from './tables.ts'

export const listPlacements = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, placementSpec, query)

/** The day that it is in a company. */
export async function findDay(sql: Sql, companyId: string): Promise<string> {
  const [row] = await sql<{ day: string }[]>`select company_day(${companyId})::text as day`
  return row?.day ?? ''
}

/** Lets others who place this person wait until `tx` ends. */
export const holdPerson = (tx: Sql, candidateId: string) =>
  tx`select 1 from candidate where id = ${candidateId} for no key update`

interface Days {
  candidateId: string
  from: string
  to: string | null
  exceptId?: string | undefined
}

/** Finds the name of another placement of this person in these days; undefined if there is none. */
export async function findOverlap(tx: Sql, { candidateId, from, to, exceptId }: Days): Promise<string | undefined> {
  const [row] = await tx<{ job_title: string }[]>`
    select j.job_title from placement p join submission s on s.id = p.submission_id join job j on j.id = s.job_id
    where s.candidate_id = ${candidateId} and p.deleted_at is null and p.id is distinct from ${exceptId ?? null}
      and p.start_on <= coalesce(${to}::date, 'infinity') and coalesce(p.end_on, 'infinity') >= ${from}::date
    order by p.start_on limit 1`
  return row?.job_title
}

interface Extended {
  id: string
  companyId: string
  from: string | null
  to: string
  reason: string
  by: string
}

export const insertExtension = (tx: Sql, { id, companyId, from, to, reason, by }: Extended) => tx`
  insert into placement_extension ${tx({
    ...{ id: newId(), placement_id: id, company_id: companyId, from_on: from, to_on: to, reason, made_by: by },
  })}`

export interface Turn {
  id: string
  company_id: string
  candidate_id: string
  first_name: string
  last_name: string
  job_title: string
  submitter: string | null
  turn: 'off' | 'back' | 'undo'
  is_active: boolean
  bench_since: string | null
  bench_before: string | null
  /** The day after the last one. */
  free_on: string | null
  /** Its end has put the person back on the bench, or told since when they stand there. */
  is_back: boolean
  /** Another placement of the person runs. */
  is_placed: boolean
}

/** At half past midnight of a company's day; what a member does counts at once. */
const turnAt = '30 minutes'

/**
 * Placements whose person goes off the bench, comes back to it, or never left it after all, kept from others until `tx` ends. Turns that
 * were missed while nothing ran are still due.
 */
export const takeTurns = (tx: Sql, at: Date, { id, limit }: { id?: string; limit: number }) => tx<Turn[]>`
  select t.id, t.company_id, s.candidate_id, c.first_name, c.last_name, j.job_title, s.created_by as submitter,
    case when t.deleted_at is not null or t.start_on > d.today then 'undo' when t.off_at is null then 'off' else 'back' end as turn,
    c.status = 'active' as is_active, c.bench_since::text as bench_since, t.bench_before::text as bench_before,
    (t.end_on + 1)::text as free_on, t.back_at is not null as is_back,
    exists (select from placement o join submission w on w.id = o.submission_id
      where w.candidate_id = s.candidate_id and o.id <> t.id and o.deleted_at is null and o.start_on <= d.day
        and coalesce(o.end_on, 'infinity') >= d.day) as is_placed
  from placement t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id
    left join company_settings z on z.company_id = t.company_id
    cross join lateral (
      select (local - ${id ? '0 minutes' : turnAt}::interval)::date as day, local::date as today
      from (select ${at}::timestamptz at time zone coalesce(z.timezone, 'UTC') as local) moment) d
  where ${id ? tx`t.id = ${id}` : tx`(t.off_at is null or t.back_at is null)`}
    and (t.deleted_at is null and t.off_at is null and t.start_on <= d.day
      or t.off_at is not null and t.back_at is null and (t.deleted_at is not null or t.start_on > d.today or t.end_on < d.day)
      ${id ? tx`or t.back_at is not null and t.deleted_at is not null` : tx``})
  order by t.id limit ${limit} for update of t, c ${id ? tx`` : tx`skip locked`}`

export const noteOff = (tx: Sql, id: string, at: Date, before: string | null) =>
  tx`update placement set off_at = ${at}, bench_before = ${before}::date where id = ${id}`
export const noteBack = (tx: Sql, id: string, at: Date) => tx`update placement set back_at = ${at} where id = ${id}`
export const noteUndone = (tx: Sql, id: string) =>
  tx`update placement set off_at = null, back_at = null, bench_before = null where id = ${id}`

/** Since when a person stands on the bench, kept from others until `tx` ends; null for whoever does not. */
export async function takeBenchSince(tx: Sql, candidateId: string): Promise<string | null> {
  const [row] = await tx<{ bench_since: string | null }[]>`
    select bench_since::text as bench_since from candidate where id = ${candidateId} for no key update`
  return row?.bench_since ?? null
}

interface Sought {
  candidateId: string
  jobId: string
}

/** The submission that a person is placed by, if no other is named: one that was accepted and has no placement, else the newest. */
export async function findSubmission(
  sql: Sql,
  scope: Scope,
  { candidateId, jobId }: Sought,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select t.id from submission t where t.candidate_id = ${candidateId} and t.job_id = ${jobId} and ${seenInCompany(sql, scope)}
    order by exists (select from placement p where p.submission_id = t.id and p.deleted_at is null),
      t.state in ('confirmed', 'started') desc, t.created_at desc limit 1`
  return row?.id
}

/** By their places in what was asked, what those are called of whom one begins on that day already as far as the caller sees. */
export async function findStanding(
  sql: Sql,
  scope: Scope,
  asked: readonly (Sought & { startDate: string })[],
): Promise<Map<number, string>> {
  const given = asked.map(({ candidateId, jobId, startDate }, at) => ({ at, candidateId, jobId, startDate }))
  const rows = await sql<{ at: number; name: string }[]>`
    select asked.at, c.full_name || ' · ' || j.job_title as name from jsonb_to_recordset(${json(sql, given)})
      as asked (at int, "candidateId" uuid, "jobId" uuid, "startDate" date)
      join candidate c on c.id = asked."candidateId" join job j on j.id = asked."jobId"
    where exists (select from placement t join submission s on s.id = t.submission_id
      where s.candidate_id = asked."candidateId" and s.job_id = asked."jobId" and t.start_on = asked."startDate"
        and ${seenInCompany(sql, scope)})`
  return new Map(rows.map(({ at, name }) => [at, name]))
}
