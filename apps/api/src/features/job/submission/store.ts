import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { HopInput } from '@corridor/contract/job/submission/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
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

/** True if the caller sees this candidate. */
export const isCandidateSeen = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select 1 from candidate t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

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
