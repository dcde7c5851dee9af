import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Named } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany, textOf } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import type { JobRow, JobValues } from './row.ts'
import { jobSpec, placesColumn } from './tables.ts'

export const listJobs = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, jobSpec, query)

/** A job that this very transaction wrote: also if its maker sees it no more, for another unit was given it. */
export async function findWritten(tx: Sql, scope: Scope, id: string): Promise<JobRow | undefined> {
  const { columns, joins } = jobSpec
  const [row] = await tx<JobRow[]>`
    select ${tx.unsafe(textOf(columns, scope))} from job t ${tx.unsafe(textOf(joins, scope))} where t.id = ${id}`
  return row
}

/** Lists the given ids that are entries of a lookup; they cannot be deleted before `tx` ends. */
export async function listKnownEntries(tx: Sql, kind: LookupKind, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from lookup where id = any(${ids as string[]}::uuid[]) and kind = ${kind} and deleted_at is null for share`
  return rows.map(({ id }) => id)
}

/** Lists the given ids that are vendors that the caller sees; they cannot be deleted before `tx` ends. */
export async function listSeenVendors(tx: Sql, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select t.id from vendor t where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(tx, scope)} for share`
  return rows.map(({ id }) => id)
}

/** True if a day is over in a company. */
export async function isPast(sql: Sql, companyId: string, day: string): Promise<boolean> {
  const [row] = await sql<{ is_past: boolean }[]>`select ${day}::date < company_day(${companyId}) as is_past`
  return row?.is_past ?? false
}

/** The clients that each name may mean, by their names and aliases. */
export const nameClients = (sql: Sql, companyId: string, names: string[]) => sql<Named[]>`
  select asked.at::int - 1 as at, c.id, c.name as label from unnest(${names}::text[]) with ordinality as asked (name, at)
  join client_key k on k.company_id = ${companyId} and k.key = vendor_key(asked.name) join client c on c.id = k.client_id`

/** The vendors of that name that the caller sees. */
export const nameVendors = (sql: Sql, scope: Scope, names: string[]) => sql<Named[]>`
  select asked.at::int - 1 as at, t.id, t.name as label from unnest(${names}::text[]) with ordinality as asked (name, at)
  join vendor t on lower(t.name) = lower(asked.name) and ${seenInCompany(sql, scope)}`

/** Finds the given clients, vendors, countries and entries that stand, kept so until the transaction ends. */
export async function keepNamed(tx: Sql, ids: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    ['client', 'vendor', 'country', 'lookup'].map(
      (table) => tx<{ id: string }[]>`
        select id from ${tx(table)} where id = any(${ids as string[]}::uuid[]) and deleted_at is null order by id for share`,
    ),
  )
  return new Set(found.flat().map(({ id }) => id))
}

interface Known {
  jobTitle: string
  client: string | null
  vendor: string | null
  reference: string
  city: string
}

/** Finds the given jobs that stand already, by their places: of the same title, client, vendor, reference and city. */
export async function findStanding(sql: Sql, companyId: string, asked: readonly Known[]): Promise<Set<number>> {
  const rows = await sql<{ at: number }[]>`
    select asked.at::int as at from jsonb_to_recordset(${json(
      sql,
      asked.map(({ jobTitle, client, vendor, reference, city }, at) => ({
        at,
        jobTitle,
        client,
        vendor,
        reference,
        city,
      })),
    )}) as asked (at int, "jobTitle" text, client uuid, vendor uuid, reference text, city text)
    where exists (
      select from job j where j.company_id = ${companyId} and j.deleted_at is null
        and j.search_text = search_fold(asked."jobTitle" || ' ' || asked.reference)
        and j.client_id is not distinct from asked.client and j.vendor_id is not distinct from asked.vendor
        and lower(coalesce(j.places -> 0 ->> 'city_name', '')) = lower(asked.city))`
  return new Set(rows.map(({ at }) => at))
}

/** Inserts jobs; answers their ids in their order. */
export async function insertJobs(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  jobs: readonly JobValues[],
): Promise<string[]> {
  const rows = jobs.map((values) => ({ id: newId(), company_id: companyId, created_by: userId, ...values }))
  for (const row of rows) await tx`insert into job ${columnsOf(tx, row)}`
  return rows.map(({ id }) => id)
}

/** Jobs that stand, kept from others until the transaction ends. */
export const lockJobs = (tx: Sql, scope: Scope, ids: string[]) => tx<JobRow[]>`
  select ${tx.unsafe(textOf(jobSpec.columns, scope))} from job t ${tx.unsafe(textOf(jobSpec.joins, scope))}
  where t.id = any(${ids}::uuid[]) and ${jobSpec.within(tx, scope)} order by t.id for update of t`

/** The last part of a company's public address, if it has one. */
export async function findSlug(sql: Sql, companyId: string): Promise<string | undefined> {
  const [row] = await sql<{ slug: string }[]>`
    select slug from company_slug where company_id = ${companyId} and is_current`
  return row?.slug
}

export interface PublicCompany {
  id: string
  name: string
  /** As it is now, whatever former one was asked for. */
  slug: string
  website: string | null
  brand_color: string | null
}

/** The company of a public address, a former one too. */
export async function findPublicCompany(sql: Sql, slug: string): Promise<PublicCompany | undefined> {
  const [row] = await sql<PublicCompany[]>`
    select c.id, coalesce(i.company_name, c.name) as name, n.slug, i.website, b.brand_color
    from company_slug s join company_slug n on n.company_id = s.company_id and n.is_current
    join company c on c.id = s.company_id and c.deleted_at is null and c.is_on_boarding_completed
    left join company_info i on i.company_id = c.id
    left join company_branding b on b.company_id = c.id and b.is_published
    where s.slug = ${slug}`
  return row
}

export interface PublicJob {
  id: string
  created_by: string | null
  job_title: string
  job_description: string
  published_at: Date
  job_expire_date: string | null
  min_salary: string | null
  max_salary: string | null
  currency: string | null
  skills: string[]
  nice_skills: string[]
  positions: number
  places_shown: JobRow['places_shown']
  job_types: string[]
  pay_types: string[]
  work_authorizations: string[]
  work_mode: string | null
  salary_duration: string | null
  contract_duration: string | null
}

const publicJobsMax = 500
const namesOf = (ids: string) => `array(select l.name from lookup l where l.id = any(t.${ids}) order by l.name)`

/** The published jobs of a company that are open at this moment, the newest first; or the one of this id. Hides the client. */
export const listPublicJobs = (sql: Sql, companyId: string, id: string | null) => sql<PublicJob[]>`
  select t.id, t.created_by, t.job_title, t.job_description, t.published_at, t.job_expire_date, t.min_salary, t.max_salary, t.currency,
    t.skills, t.nice_skills, t.positions, ${sql.unsafe(placesColumn)} as places_shown,
    ${sql.unsafe(namesOf('job_type_ids'))} as job_types, ${sql.unsafe(namesOf('pay_type_ids'))} as pay_types,
    ${sql.unsafe(namesOf('work_authorization_ids'))} as work_authorizations,
    mode.name as work_mode, duration.name as salary_duration, term.name as contract_duration
  from job t left join lookup mode on mode.id = t.work_mode_id left join lookup duration on duration.id = t.salary_duration_id
  left join lookup term on term.id = t.contract_duration_id
  where t.company_id = ${companyId} and t.published_at is not null and t.kind = 'own' and t.deleted_at is null
    and t.closed_at is null and (t.job_expire_date is null or t.job_expire_date >= (select company_day(${companyId})))
    and (${id}::uuid is null or t.id = ${id}::uuid)
  order by t.published_at desc, t.id limit ${publicJobsMax}`

/** True if a job of a company is published, and closed or past its day. */
export const hasEnded = async (sql: Sql, companyId: string, id: string): Promise<boolean> =>
  (
    await sql`
      select from job t where t.company_id = ${companyId} and t.id = ${id} and t.published_at is not null and t.kind = 'own'
        and t.deleted_at is null and (t.closed_at is not null or t.job_expire_date < (select company_day(${companyId})))`
  ).length > 0

// Addresses that a sitemap may hold (sitemaps.org).
const sitemapMax = 50_000

/** The addresses of all published jobs that are open at this moment, of all companies, the newest first, and when each changed. */
export const listPublicAddresses = (sql: Sql) => sql<{ slug: string; id: string; updated_at: Date }[]>`
  select n.slug, t.id, t.updated_at
  from job t join company c on c.id = t.company_id and c.deleted_at is null and c.is_on_boarding_completed
  join company_slug n on n.company_id = c.id and n.is_current
  where t.published_at is not null and t.kind = 'own' and t.deleted_at is null and t.closed_at is null
    and (t.job_expire_date is null or t.job_expire_date >= company_day(t.company_id))
  order by t.published_at desc, t.id limit ${sitemapMax}`

/** The names behind ids that a job holds; a vendor beyond the caller's sight has none. */
export async function listNames(sql: Sql, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = ids as string[]
  const rows = await sql<{ id: string; name: string }[]>`
    select id, name from business_unit where id = any(${asked}::uuid[])
    union all select id, name from client where id = any(${asked}::uuid[])
    union all select v.id, v.name from vendor v where v.id = any(${asked}::uuid[]) and ${isSeen(sql, scope, 'v')}
    union all select id, name from lookup where id = any(${asked}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
