import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { HopInput } from '@corridor/contract/job/submission/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import { isOpen } from '../job/tables.ts'
import { submissionSpec } from './tables.ts'

export const listSubmissions = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, submissionSpec, query)

export interface Person {
  id: string
  first_name: string
  last_name: string
  resume_key: string | null
  rate_amount: string | null
  rate_currency: Currency | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
}

/** A candidate who is submitted: if locked, whoever else submits them waits until `tx` ends. */
export async function findPerson(tx: Sql, scope: Scope, id: string, lock = true): Promise<Person | undefined> {
  const [row] = await tx<Person[]>`
    select t.id, t.first_name, t.last_name, t.resume_key, t.rate_amount, t.rate_currency, t.rate_per, t.tax_term
    from candidate t where t.id = ${id} and ${seenInCompany(tx, scope)} ${lock ? tx`for no key update of t` : tx``}`
  return row
}

export interface Work {
  id: string
  job_title: string
  requirement_id: string
  client_id: string | null
  client_name: string | null
  vendor_id: string | null
  prime_id: string | null
  is_open: boolean
}

/** A job that somebody is submitted to; it is not joined with another before `sql` ends. */
export async function findWork(sql: Sql, scope: Scope, id: string, lock = true): Promise<Work | undefined> {
  const [row] = await sql<Work[]>`
    select t.id, t.job_title, t.requirement_id, t.client_id, e.name as client_name, t.vendor_id, t.prime_id,
      ${isOpen(sql, scope)} as is_open
    from job t left join client e on e.id = t.client_id
    where t.id = ${id} and ${seenInCompany(sql, scope)} ${lock ? sql`for share of t` : sql``}`
  return row
}

export interface EarlierRow {
  id: string
  is_seen: boolean
  is_same: boolean
  /** True if it keeps others away. */
  is_held: boolean
  /** True if its end client is this one itself, and not one of much the same name. */
  is_own_client: boolean
  state: SubmissionState
  created_at: Date
  job_name: string
  client_name: string | null
  through: string | null
  unit: string | null
  by_id: string | null
  by_first_name: string | null
  by_last_name: string | null
}

interface Asked {
  candidateId: string
  work: Pick<Work, 'requirement_id' | 'client_id'>
  againDays: number
  exceptId?: string
}

/**
 * Submissions of a person, company-wide whatever the caller sees, to the same requirement, or within the days to another one of the same
 * end client, or of one that is spelled alike and that nobody called another. Newest first. One that did not leave is none.
 */
export const listEarlier = (
  sql: Sql,
  scope: Scope,
  companyId: string,
  { candidateId, work, againDays, exceptId }: Asked,
) => sql<EarlierRow[]>`
  select s.id, ${isSeen(sql, scope, 's')} as is_seen, s.requirement_id = ${work.requirement_id} as is_same, s.is_held, coalesce(j.client_id = ${work.client_id}, false) as is_own_client,
    s.state, s.created_at,
    j.job_title as job_name, e.name as client_name, p.id as by_id, p.first_name as by_first_name, p.last_name as by_last_name,
    (select h.name from submission_hop h where h.submission_id = s.id order by h.place limit 1) as through,
    (select string_agg(distinct u.name, ', ' order by u.name) from audience a
      left join member_unit m on a.units = '{}' and m.company_id = a.company_id and m.user_id = a.owner_id
      left join business_unit u on u.id = any(a.units) or u.id = m.unit_id where a.id = s.audience) as unit
  from submission s join job j on j.id = s.job_id left join client e on e.id = j.client_id
    left join user_account p on p.id = s.created_by
  where s.company_id = ${companyId} and s.candidate_id = ${candidateId} and s.deleted_at is null and s.state <> 'not-sent'
    and s.id is distinct from ${exceptId ?? null}
    and (s.requirement_id = ${work.requirement_id}
      or j.client_id in (${clientsLike(sql, work.client_id)}) and s.state <> 'withdrawn' and s.created_at > now() - make_interval(days => ${againDays}))
  order by s.created_at desc, s.id desc`

/** A client, and those of its company that are spelled alike: `JP Morgan Chase` beside `JPMorgan Chase`. */
const clientsLike = (sql: Sql, id: string | null) => sql`
  select c.id from client own join client c on c.company_id = own.company_id and c.deleted_at is null
    and client_spellings(c.name, c.aliases) && client_spellings(own.name, own.aliases)
  where own.id = ${id} and not exists (select from client_pair p where p.state = 'apart'
    and p.one_id = least(own.id, c.id) and p.other_id = greatest(own.id, c.id))
  union select ${id}::uuid`

/** Lists the names of vendors and clients that the caller may name: vendors that they see, and all clients. */
export async function listNames(
  tx: Sql,
  scope: Scope,
  vendors: readonly string[],
  clients: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx<{ id: string; name: string }[]>`
    select t.id, t.name from vendor t where t.id = any(${vendors as string[]}::uuid[]) and ${seenInCompany(tx, scope)}
    union all
    select t.id, t.name from client t
    where t.id = any(${clients as string[]}::uuid[]) and t.deleted_at is null
      and t.company_id = ${scope.kind === 'company' ? scope.companyId : null}`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type NamedHop = HopInput & { name: string }

/** Writes the chain anew. */
export async function replaceHops(tx: Sql, companyId: string, submissionId: string, hops: readonly NamedHop[]) {
  await tx`delete from submission_hop where submission_id = ${submissionId}`
  if (hops.length === 0) return
  const rows = hops.map((hop, place) => ({
    submission_id: submissionId,
    company_id: companyId,
    place,
    party: hop.party,
    vendor_id: hop.vendor,
    client_id: hop.client,
    name: hop.name,
    rate_amount: hop.rateAmount,
    rate_currency: hop.rateCurrency,
    rate_per: hop.ratePer,
    tax_term: hop.taxTerm,
    net_days: hop.netDays,
  }))
  await tx`insert into submission_hop ${tx(rows)}`
}

export interface ClashRow {
  id: string
  other_id: string
  first_name: string
  last_name: string
  job_title: string
  by_id: string | null
  by_first_name: string | null
  by_last_name: string | null
  other_by_id: string | null
  other_first_name: string | null
  other_last_name: string | null
}

/** Takes the submissions of a company that were found to be double, each told once. */
export const takeClashes = (tx: Sql, companyId: string) => tx<ClashRow[]>`
  with told as (
    update submission set clash_told = true where company_id = ${companyId} and not clash_told
    returning id, clash_with, candidate_id, job_id, created_by)
  select t.id, o.id as other_id, c.first_name, c.last_name, j.job_title, p.id as by_id, p.first_name as by_first_name,
    p.last_name as by_last_name, q.id as other_by_id, q.first_name as other_first_name, q.last_name as other_last_name
  from told t join submission o on o.id = t.clash_with join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id
    left join user_account p on p.id = t.created_by left join user_account q on q.id = o.created_by order by t.id`

/** True if the caller sees this candidate. */
export const isCandidateSeen = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select 1 from candidate t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

export interface SameClientRow extends ClashRow {
  client: string
}

/** Lists the people who stand for a job and, within the days, for another requirement of its end client, but for those of `known` jobs. */
export const listSameClient = (tx: Sql, jobId: string, againDays: number, known: readonly string[] = []) => tx<
  SameClientRow[]
>`
  select s.id, o.id as other_id, c.first_name, c.last_name, j.job_title, e.name as client, p.id as by_id,
    p.first_name as by_first_name, p.last_name as by_last_name, q.id as other_by_id, q.first_name as other_first_name,
    q.last_name as other_last_name
  from submission s join job j on j.id = s.job_id join client e on e.id = j.client_id join candidate c on c.id = s.candidate_id
    join submission o on o.candidate_id = s.candidate_id and o.requirement_id <> s.requirement_id and o.deleted_at is null
      and o.state not in ('withdrawn', 'not-sent') and o.created_at > now() - make_interval(days => ${againDays})
    join job oj on oj.id = o.job_id and oj.client_id = j.client_id and oj.id <> all(${known as string[]}::uuid[])
    left join user_account p on p.id = s.created_by left join user_account q on q.id = o.created_by
  where s.job_id = ${jobId} and s.is_held and s.deleted_at is null order by s.id, o.id`

interface Known {
  candidateId: string
  jobId: string
  state: SubmissionState
  submittedOn: string | null
}

/**
 * By their places in what was asked, what those are called that stand so already as far as the caller sees: of that day, or of that state
 * if no day is named.
 */
export async function findStanding(
  sql: Sql,
  scope: CompanyScope,
  asked: readonly Known[],
): Promise<Map<number, string>> {
  const given = asked.map(({ candidateId, jobId, state, submittedOn }, at) => ({
    at,
    candidateId,
    jobId,
    state,
    submittedOn,
  }))
  const rows = await sql<{ at: number; name: string }[]>`
    select asked.at, c.full_name || ' · ' || j.job_title as name from jsonb_to_recordset(${json(sql, given)})
      as asked (at int, "candidateId" uuid, "jobId" uuid, state text, "submittedOn" date)
      join candidate c on c.id = asked."candidateId" join job j on j.id = asked."jobId"
    where exists (
      select from submission t left join company_settings z on z.company_id = t.company_id
      where t.candidate_id = asked."candidateId" and t.job_id = asked."jobId" and t.state = asked.state and ${seenInCompany(sql, scope)}
        and (asked."submittedOn" is null
          or (t.created_at at time zone coalesce(z.timezone, 'UTC'))::date = asked."submittedOn"))`
  return new Map(rows.map(({ at, name }) => [at, name]))
}

/** Notes that it was submitted on an earlier day, at noon of its company. */
export const noteSubmittedOn = (tx: Sql, id: string, day: string) => tx`
  update submission t set created_at = d.noon, state_at = d.noon
  from (select (${day}::date + time '12:00') at time zone coalesce(
    (select z.timezone from submission s join company_settings z on z.company_id = s.company_id where s.id = ${id}), 'UTC') as noon) d
  where t.id = ${id}`

/** Counts the interviews and placements of each. */
export async function countUsesOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; count: number }[]>`
    select submission_id as id, count(*)::int as count from (
      select submission_id from interview where submission_id = any(${ids}::uuid[]) and deleted_at is null
      union all
      select submission_id from placement where submission_id = any(${ids}::uuid[]) and deleted_at is null) used
    group by submission_id`
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export interface SettledRow {
  id: string
  company_id: string
  audience: number
  created_by: string | null
  deleted_at: Date | null
  was: SubmissionState
  state: SubmissionState
  first_name: string
  last_name: string
  job_title: string
}

/** Moves the submissions that still wait for a mail to where it put them; those that it took along stand with the nearest party. */
export const settleByMail = (tx: Sql, mailId: string) => tx<SettledRow[]>`
  update submission s set state = d.state, state_at = now(), version = s.version + 1, updated_at = now()
  from (
    select o.id, o.state as was, c.first_name, c.last_name, case m.answer_state
        when 'accepted' then 'to-' || coalesce((select h.party from submission_hop h where h.submission_id = o.id order by h.place limit 1), 'vendor')
        when 'refused' then 'not-sent' else 'unknown' end as state
    from inbox_mail m join submission o on o.mail_id = m.id and o.state in ('sending', 'unknown')
      join candidate c on c.id = o.candidate_id
    where m.id = ${mailId} and m.answer_state in ('accepted', 'refused', 'unknown') order by o.id for update of o) d
  where s.id = d.id and s.state <> d.state
  returning s.id, s.company_id, s.audience, s.created_by, s.deleted_at, d.was, s.state, d.first_name, d.last_name, s.job_title`

/** The submissions that a mail takes along, and whether each still waits for it. In one order: of two who send it the second waits. */
export const takeOfMail = (tx: Sql, mailId: string) => tx<{ id: string; is_waiting: boolean }[]>`
  select id, state in ('not-sent', 'unknown') and deleted_at is null as is_waiting from submission
  where mail_id = ${mailId} order by id for update`
