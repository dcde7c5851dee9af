import type { BookingState } from '@corridor/contract/site/booking/kinds'
import type { OfferedInterview } from '@corridor/contract/site/booking/shapes'
import type { Language } from '@corridor/contract/wire/language'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import type { Busy } from './slots.ts'
import { type BookingRow, bookableTimes, bookings, type TimesRow } from './tables.ts'

/** Lets one of two who save at once wait for the other. */
export const holdOwner = (tx: Sql, scope: Scope) =>
  scope.kind === 'company'
    ? tx`select 1 from membership where company_id = ${scope.companyId} and user_id = ${scope.userId} for no key update`
    : tx`select 1 from user_account where id = ${scope.userId} for no key update`

/** Bookable times of the caller's own; an administrator's are of no company. */
export async function insertTimes(tx: Sql, scope: Scope, values: object): Promise<string> {
  const id = newId()
  const row = { id, company_id: companyOf(scope), created_by: scope.userId, ...values }
  await tx`insert into bookable_times ${columnsOf(tx, row)}`
  return id
}

export const findOwnTimes = (sql: Sql, scope: Scope) => findTimes(sql, companyOf(scope), scope.userId)

/**
 * Finds the times at which a member, or an administrator, can be booked. With `lock`, nobody else takes a time of theirs until `tx` ends.
 */
export async function findTimes(sql: Sql, companyId: string | null, userId: string, lock = false) {
  const [row] = await sql<TimesRow[]>`
    select ${sql.unsafe(bookableTimes.spec.columns)} from bookable_times t
    where t.company_id is not distinct from ${companyId} and t.created_by = ${userId}
      and (t.company_id is not null
        or exists (select from user_account u where u.id = t.created_by and u.is_administrator and u.status = 'active'))
    ${lock ? sql`for update` : sql``}`
  return row
}

/** Lists the times at which each administrator can be booked, in one order, so that two who lock them do not wait for each other. */
export const listConsultationTimes = (sql: Sql, lock: boolean) => sql<(TimesRow & { host_id: string })[]>`
  select ${sql.unsafe(bookableTimes.spec.columns)}, t.created_by as host_id
  from bookable_times t join user_account u on u.id = t.created_by and u.is_administrator and u.status = 'active'
  where t.company_id is null order by t.id ${lock ? sql`for update of t` : sql``}`

interface NewHold {
  host_id: string
  minutes: number
  token_hash: Buffer
  held_at: Date
  held_until: Date
}

/** Keeps a time of an administrator for a visitor who is no lead yet. */
export async function insertHold(tx: Sql, hold: NewHold): Promise<string> {
  const id = newId()
  await tx`insert into booking ${columnsOf(tx, { id, ...hold, expires_at: hold.held_until })}`
  return id
}

/** Finds the time that a visitor holds who is no lead yet. */
export async function findHold(tx: Sql, tokenHash: Buffer) {
  const [row] = await tx<{ id: string; host_id: string; held_at: Date; held_until: Date }[]>`
    select id, host_id, held_at, held_until from booking
    where token_hash = ${tokenHash} and submission_id is null and lead_id is null for update`
  return row
}

/** Lets go of a time that a visitor held, and of all that were held too long. */
export const deleteHolds = (tx: Sql, tokenHash: Buffer) => tx`
  delete from booking where submission_id is null and lead_id is null and (token_hash = ${tokenHash} or held_until < now())`

/** The links of a submission, the newest first. */
export const listOffers = (sql: Sql, scope: Scope, submissionId: string) => sql<BookingRow[]>`
  select ${sql.unsafe(bookings.spec.columns)} from booking t ${sql.unsafe(bookings.spec.joins ?? '')}
  where t.submission_id = ${submissionId} and ${bookings.spec.within(sql, scope)}
  order by t.created_at desc, t.id desc limit 20`

/** Finds the person whom a letter about an offer goes to, and the facts that it names. */
export async function findAsked(sql: Sql, submissionId: string) {
  const [row] = await sql<
    { first_name: string; last_name: string; email: string | null; job_title: string; company_name: string }[]
  >`
    select c.first_name, c.last_name, c.email, j.job_title, o.name as company_name
    from submission s join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id join company o on o.id = s.company_id
    where s.id = ${submissionId}`
  return row
}

interface LinkRow {
  id: string
  first_name: string
  last_name: string
  host_id: string
  host_first_name: string
  host_last_name: string
  host_email: string
  minutes: number
  state: Exclude<BookingState, 'expired'>
  expires_at: Date
  held_at: Date | null
  held_until: Date | null
  is_live: boolean
  /** Moment at which it takes place as things stand: the office may have moved an interview. */
  starts_at: Date | null
  candidate_zone: string | null
  sequence: number
}

/** A link by which the time of an interview is chosen. */
export interface InterviewLink extends LinkRow {
  lead_id: null
  company_id: string
  company_name: string
  brand_color: string | null
  job_title: string
  submission_id: string
  audience: number
  terms: OfferedInterview | null
  interview_id: string | null
  interview_state: 'planned' | 'done' | 'cancelled' | 'no-show' | null
}

/** A link by which a visitor moves or cancels a free consultation. */
export interface ConsultationLink extends LinkRow {
  lead_id: string
  lead_email: string
  lead_phone: string
  lead_language: Language
  /** The company that the lead was given to. */
  lead_company: string | null
  starts_at: Date
  company_id: null
  interview_id: null
  interview_state: null
}

export type OpenRow = InterviewLink | ConsultationLink

const linkColumns = `t.id, t.company_id, t.lead_id, o.name as company_name, b.brand_color, coalesce(l.first_name, c.first_name) as first_name,
  coalesce(l.last_name, c.last_name) as last_name, l.email as lead_email, l.phone as lead_phone, l.language as lead_language,
  l.company_id as lead_company, j.job_title, t.submission_id, s.audience, coalesce(s.is_live, true) as is_live, t.host_id,
  h.first_name as host_first_name, h.last_name as host_last_name, h.email as host_email, t.terms, t.minutes, t.state, t.expires_at,
  t.held_at, t.held_until, t.interview_id, i.state as interview_state, coalesce(i.starts_at, t.starts_at) as starts_at,
  coalesce(i.candidate_zone, t.visitor_zone) as candidate_zone, t.sequence`

/** The link with this hash, whatever became of it; with `lock`, nobody else acts by it until `tx` ends. */
export async function findOpen(sql: Sql, tokenHash: Buffer, lock = false): Promise<OpenRow | undefined> {
  const [row] = await sql<OpenRow[]>`
    select ${sql.unsafe(linkColumns)}
    from booking t join user_account h on h.id = t.host_id
      left join lead l on l.id = t.lead_id and l.deleted_at is null
      left join submission s on s.id = t.submission_id and s.deleted_at is null
      left join candidate c on c.id = s.candidate_id and c.deleted_at is null
      left join job j on j.id = s.job_id and j.deleted_at is null
      left join company o on o.id = t.company_id and o.deleted_at is null
      left join company_branding b on b.company_id = t.company_id and b.is_published
      left join interview i on i.id = t.interview_id
    where t.token_hash = ${tokenHash}
      and (l.id is not null
        or (c.id is not null and j.id is not null and o.id is not null and (t.interview_id is null or i.deleted_at is null)))
    ${lock ? sql`for update of t` : sql``}`
  return row
}

const longestMs = 8 * 3_600_000

/** Host whose times are asked for, and the link and interview that do not stand in their own way. */
export type Asking = Pick<OpenRow, 'company_id' | 'host_id' | 'interview_id'> & { id: string | null }

/**
 * Lists the times at which a host is taken from a moment on: interviews that they planned, booked or are named in, consultations, and times
 * that others hold.
 */
export const listBusy = (sql: Sql, { id, company_id, host_id, interview_id }: Asking, at: Date): Promise<Busy[]> =>
  sql<Busy[]>`
    select i.starts_at as start, i.starts_at + make_interval(mins => i.minutes) as "end"
    from interview i
    where i.company_id = ${company_id} and i.state = 'planned' and i.deleted_at is null and i.id is distinct from ${interview_id}
      and i.starts_at > ${new Date(at.getTime() - longestMs).toISOString()}
      and (i.created_by = ${host_id}
        or exists (select from booking b where b.interview_id = i.id and b.host_id = ${host_id} and b.state = 'booked')
        or exists (select from user_account u, jsonb_array_elements(i.people) p
          where u.id = ${host_id} and lower(p->>'email') = lower(u.email)))
    union all
    select b.starts_at, b.starts_at + make_interval(mins => b.minutes)
    from booking b join lead l on l.id = b.lead_id and l.deleted_at is null
    where b.host_id = ${host_id} and b.state = 'booked' and b.id is distinct from ${id}
      and b.starts_at > ${new Date(at.getTime() - longestMs).toISOString()}
    union all
    select b.held_at, b.held_at + make_interval(mins => b.minutes)
    from booking b where b.host_id = ${host_id} and b.held_until > ${at.toISOString()} and b.id is distinct from ${id}
      and b.state in ('open', 'booked')`
