import type { BookingState } from '@corridor/contract/site/booking/kinds'
import type { OfferedInterview } from '@corridor/contract/site/booking/shapes'
import type { CompanyScope, Scope } from '../../../db/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Busy } from './slots.ts'
import { type BookingRow, bookableTimes, bookings, type TimesRow } from './tables.ts'

/** Of two who save at once, the second waits for the first. */
export const holdMember = (tx: Sql, { companyId, userId }: CompanyScope) =>
  tx`select 1 from membership where company_id = ${companyId} and user_id = ${userId} for no key update`

export const findOwnTimes = (sql: Sql, { companyId, userId }: CompanyScope) => findTimes(sql, companyId, userId)

/** When a member can be booked. With `lock`, nobody else takes a time of theirs until `tx` ends. */
export async function findTimes(sql: Sql, companyId: string, userId: string, lock = false) {
  const [row] = await sql<TimesRow[]>`
    select ${sql.unsafe(bookableTimes.spec.columns)} from bookable_times t
    where t.company_id = ${companyId} and t.created_by = ${userId} ${lock ? sql`for update` : sql``}`
  return row
}

/** The links of a submission, the newest first. */
export const listOffers = (sql: Sql, scope: Scope, submissionId: string) => sql<BookingRow[]>`
  select ${sql.unsafe(bookings.spec.columns)} from booking t ${sql.unsafe(bookings.spec.joins ?? '')}
  where t.submission_id = ${submissionId} and ${bookings.spec.within(sql, scope)}
  order by t.created_at desc, t.id desc limit 20`

/** Whom a letter about an offer goes to, and what it says. */
export async function findAsked(sql: Sql, submissionId: string) {
  const [row] = await sql<
    { first_name: string; last_name: string; email: string | null; job_title: string; company_name: string }[]
  >`
    select c.first_name, c.last_name, c.email, j.job_title, o.name as company_name
    from submission s join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id join company o on o.id = s.company_id
    where s.id = ${submissionId}`
  return row
}

export interface OpenRow {
  id: string
  company_id: string
  company_name: string
  brand_color: string | null
  first_name: string
  last_name: string
  job_title: string
  submission_id: string
  audience: number
  is_live: boolean
  host_id: string
  host_first_name: string
  host_last_name: string
  terms: OfferedInterview | null
  minutes: number
  state: Exclude<BookingState, 'expired'>
  expires_at: Date
  held_at: Date | null
  held_until: Date | null
  interview_id: string | null
  interview_state: 'planned' | 'done' | 'cancelled' | 'no-show' | null
  /** When it takes place as things stand: the office may have moved it. */
  starts_at: Date | null
  candidate_zone: string | null
}

/** The link with this hash, whatever became of it; with `lock`, nobody else acts by it until `tx` ends. */
export async function findOpen(sql: Sql, tokenHash: Buffer, lock = false): Promise<OpenRow | undefined> {
  const [row] = await sql<OpenRow[]>`
    select t.id, t.company_id, o.name as company_name, b.brand_color, c.first_name, c.last_name, j.job_title, t.submission_id, s.audience,
      s.is_live, t.host_id, h.first_name as host_first_name, h.last_name as host_last_name, t.terms, t.minutes, t.state, t.expires_at,
      t.held_at, t.held_until, t.interview_id, i.state as interview_state, i.starts_at, i.candidate_zone
    from booking t join submission s on s.id = t.submission_id and s.deleted_at is null
      join candidate c on c.id = s.candidate_id and c.deleted_at is null join job j on j.id = s.job_id and j.deleted_at is null
      join company o on o.id = t.company_id and o.deleted_at is null join user_account h on h.id = t.host_id
      left join company_branding b on b.company_id = t.company_id and b.is_published
      left join interview i on i.id = t.interview_id
    where t.token_hash = ${tokenHash} and (t.interview_id is null or i.deleted_at is null)
    ${lock ? sql`for update of t` : sql``}`
  return row
}

const longestMs = 8 * 3_600_000

/** When a host is taken from a moment on: interviews that they planned, booked or are named in, and times that others hold just now. */
export const listBusy = (sql: Sql, { id, company_id, host_id, interview_id }: OpenRow, at: Date): Promise<Busy[]> =>
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
    select b.held_at, b.held_at + make_interval(mins => b.minutes)
    from booking b where b.host_id = ${host_id} and b.held_until > ${at.toISOString()} and b.id <> ${id}
      and b.state in ('open', 'booked')`
