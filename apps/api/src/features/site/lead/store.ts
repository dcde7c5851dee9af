import type { LeadKind, LeadState } from '@corridor/contract/site/lead/kinds'
import { access } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { type CompanyScope, companyOf, type Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import { type LeadRow, type LeadValues, leadSpec } from './tables.ts'

export const listLeads = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, leadSpec, query)

/** Inserts a lead without a maker, and of no company yet. */
export async function insertLead(tx: Sql, { answers, ...values }: Partial<LeadValues>): Promise<string> {
  const id = newId()
  await tx`insert into lead ${columnsOf(tx, { id, ...values, answers: json(tx, answers ?? {}) })}`
  return id
}

/** True if this address got the letter of such a form within the last hour. */
export async function wasAnswered(tx: Sql, email: string): Promise<boolean> {
  const rows = await tx`
    select 1 from lead where lower(email) = lower(${email}) and created_at > now() - interval '1 hour' limit 1`
  return rows.length > 0
}

/** Lets others who write with the same address wait until `tx` ends. */
export const holdAddress = (tx: Sql, email: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`lead ${email.toLowerCase()}`}, 0))`

interface Same {
  id: string
  created_at: Date
  kind: LeadKind
  state: LeadState
  first_name: string
  last_name: string
}

const sameMax = 20
// Fewer digits are an extension, or no number at all.
const phoneDigitsMin = 7

/** Other leads that the caller sees of the same address or phone. */
export const listSame = (sql: Sql, scope: Scope, { id, email, phone_digits: digits }: LeadRow) => sql<Same[]>`
  select t.id, t.created_at, t.kind, t.state, t.first_name, t.last_name from lead t
  where ${leadSpec.within(sql, scope)} and t.id <> ${id} and (lower(t.email) = lower(${email})
    or (t.phone_digits = ${digits} and length(t.phone_digits) >= ${phoneDigitsMin}))
  order by t.created_at desc, t.id desc limit ${sameMax}`

interface Consultation extends OwnerColumns {
  starts_at: Date
  minutes: number
  visitor_zone: string
  state: string
}

/** The consultation that a lead booked last, with who offered the time. */
export const listConsultations = (sql: Sql, id: string) => sql<Consultation[]>`
  select t.starts_at, t.minutes, t.visitor_zone, t.state, ${sql.unsafe(ownerColumns)}
  from booking t join user_account u on u.id = t.host_id where t.lead_id = ${id} order by t.created_at desc limit 1`

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const trailMax = 200

/** The rows of the audit about a lead, newest first. A company reads of none that tells what another did. */
export function listTrail(sql: Sql, scope: Scope, id: string) {
  const company = companyOf(scope)
  const ofCompany = company
    ? sql`and (a.action = 'lead.add' or a.company_id = ${company} or (a.action = 'lead.assign' and a.after ->> 'company_id' = ${company}))`
    : sql``
  return sql<TrailRow[]>`
    select a.id, a.at, a.action, a.before, a.after, ${sql.unsafe(ownerColumns)}
    from audit a left join user_account u on u.id = a.actor_id
    where a.record_kind = 'lead' and a.record_id = ${id} ${ofCompany} order by a.id desc limit ${trailMax}`
}

/** True for a company that stands; it is not deleted before `tx` ends. */
export const isCompany = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx`select 1 from company where id = ${id} and deleted_at is null for share`).length > 0

/** True for somebody of a company who may work on leads. */
export const mayWork = async (tx: Sql, companyId: string, userId: string): Promise<boolean> =>
  (
    await tx`
      select 1 from membership m join user_account u on u.id = m.user_id and u.status = 'active'
      where m.company_id = ${companyId} and m.user_id = ${userId} and m.status = 'active'
        and m.roles && ${[...access.leads.manage]}::text[]`
  ).length > 0

/** The candidate of a company who has this address, whoever sees them. */
export async function findCandidate(tx: Sql, companyId: string, email: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select candidate_id as id from candidate_email_address where company_id = ${companyId} and address = lower(${email})`
  return row?.id
}

/** The student of this address whom the caller sees, the newest of several. */
export async function findStudent(tx: Sql, scope: CompanyScope, email: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select t.id from student t where ${seenInCompany(tx, scope)} and lower(t.email) = lower(${email})
    order by t.created_at desc, t.id desc limit 1`
  return row?.id
}

/** True if what a conversion made stands no more. */
export const isDeleted = async (tx: Sql, kind: 'candidate' | 'student', id: string): Promise<boolean> =>
  (await tx`select 1 from ${tx(kind as string)} where id = ${id} and deleted_at is null`).length === 0

export const hasMembers = async (tx: Sql, companyId: string): Promise<boolean> =>
  (await tx`select 1 from membership where company_id = ${companyId} limit 1`).length > 0

/** The ids of countries by their ISO codes. */
export async function findCountry(sql: Sql, code: string | undefined): Promise<string | undefined> {
  if (!code) return undefined
  const [row] = await sql<{ id: string }[]>`
    select id from country where code = ${code} and status = 'active' and deleted_at is null order by created_at limit 1`
  return row?.id
}

/** The ISO codes of the countries that can be chosen. */
export async function listCountryCodes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct code from country where status = 'active' and deleted_at is null and code ~ '^[A-Z]{2}$'`
  return rows.map(({ code }) => code)
}
