import type { RatePer } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import { perOfDuration } from '@corridor/contract/job/job/kinds'
import { stateOf } from '../../../db/list/state.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import { isOpen } from '../job/tables.ts'
import { type JobProfile, type PersonProfile, rateKey, wordsOfJob, wordsOfPerson } from './profile.ts'
import { toPlace } from './regions.ts'

export interface PersonRow {
  candidate_id: string
  is_read: boolean
  relocates: boolean
  is_citizen: boolean
  trade: number
  level: number
  years: number | null
  country: number | null
  state: number | null
  city: number | null
  authorization_id: string | null
  authorization_ends: string | null
  available_from: string | null
  rate: number | null
  rate_key: string | null
  skills: number[]
}

export const personColumns = `p.candidate_id, p.is_read, p.relocates, p.is_citizen, p.trade, p.level, p.years, p.country, p.state, p.city, p.authorization_id,
  p.authorization_ends::text as authorization_ends, p.available_from::text as available_from, p.rate, p.rate_key, p.skills`

export const toPerson = (row: PersonRow): PersonProfile => ({
  skills: row.skills,
  trade: row.trade,
  level: row.level,
  years: row.years,
  authorization: row.authorization_id,
  isCitizen: row.is_citizen,
  authorizationEnds: row.authorization_ends,
  place: { country: row.country, state: row.state, city: row.city },
  relocates: row.relocates,
  availableFrom: row.available_from,
  rate: row.rate,
  rateKey: row.rate_key,
})

export interface WordsRow {
  id: string
  job_title: string | null
  skills: string[]
  location: string | null
}

/** Keeps the numbers of candidates' words, as they stand in `tx`; all that matching compares is in step with them then. */
export async function keepProfiles(tx: Sql, ids: readonly string[]): Promise<void> {
  const rows = await tx<WordsRow[]>`
    select id, job_title, skills, location from candidate where id = any(${ids as string[]}::uuid[])`
  await keepProfilesOf(tx, rows)
}

/** The same of words that nobody else can have changed. */
export async function keepProfilesOf(tx: Sql, rows: readonly WordsRow[]): Promise<void> {
  const profiles = rows.map(({ id, job_title: title, skills, location }) => {
    const { place, ...words } = wordsOfPerson({ title, skills, location })
    return { id, ...words, ...place, skills: words.skills.toSorted((one, other) => one - other) }
  })
  await tx`
    update candidate_profile p set is_read = true, trade = v.trade, level = v.level, country = v.country, state = v.state, city = v.city,
      skills = v.skills
    from jsonb_to_recordset(${tx.json(profiles)}) v (
      id uuid, trade smallint, level smallint, country int, state int, city int, skills int[])
    where p.candidate_id = v.id`
}

/** Works through candidates whose words were not taken in with a save; answers whether there may be more. */
export async function keepSomeUnread(tx: Sql, atOnce: number): Promise<boolean> {
  const rows = await tx<{ candidate_id: string }[]>`
    select candidate_id from candidate_profile where not is_read limit ${atOnce} for update skip locked`
  if (rows.length > 0)
    await keepProfiles(
      tx,
      rows.map((row) => row.candidate_id),
    )
  return rows.length === atOnce
}

/** Authorizations that only an employer's sponsorship gives or prolongs. */
const sponsoredNames = ['H1B', 'H1B Transfer', 'OPT', 'STEM OPT', 'CPT', 'TN']

interface JobRow {
  id: string
  version: number
  company_id: string
  job_title: string
  skills: string[]
  nice_skills: string[]
  relocation: boolean | null
  max_salary: number | null
  currency: Currency | null
  per: string | null
  pay_types: string[]
  work_authorization_ids: string[]
  refused_authorization_ids: string[]
  authorization_words: string
  accepted_names: string[]
  refused_names: string[]
  to_ask_ids: string[]
  takes_citizens: boolean
  is_remote: boolean
  places: string[]
}

const jobColumns = `t.id, t.version, t.company_id, t.job_title, t.skills, t.nice_skills, t.relocation, t.max_salary::float8 as max_salary, t.currency,
  (select l.name from lookup l where l.id = t.salary_duration_id) as per,
  array(select l.name from lookup l where l.id = any(t.pay_type_ids)) as pay_types,
  t.work_authorization_ids, t.refused_authorization_ids, t.authorization_words,
  array(select l.name from lookup l where l.id = any(t.work_authorization_ids) order by l.name) as accepted_names,
  array(select l.name from lookup l where l.id = any(t.refused_authorization_ids) order by l.name) as refused_names,
  case when t.no_sponsorship then array(select l.id from lookup l where l.kind = 'work-authorization'
    and l.name in (${sponsoredNames.map((name) => `'${name}'`).join(', ')})) else '{}' end as to_ask_ids,
  exists (select 1 from lookup l where l.id = any(t.work_authorization_ids) and l.name ~* '(citizen|^usc$)') as takes_citizens,
  coalesce((select l.name ~* 'remote' from lookup l where l.id = t.work_mode_id), false) as is_remote,
  array(select concat_ws(', ', coalesce(city.name, p.city_name), coalesce(state.name, p.state_name), country.name)
    from jsonb_to_recordset(t.places) as p (country_id uuid, state_id uuid, state_name text, city_id uuid, city_name text)
    left join country on country.id = p.country_id left join state on state.id = p.state_id left join city on city.id = p.city_id) as places`

/** A job as it is compared, with what it is called. */
export interface ReadJob {
  id: string
  version: number
  companyId: string
  title: string
  skills: string[]
  niceSkills: string[]
  placeNames: string[]
  authorizationWords: string
  /** The names of those that are accepted, and of those that are not. */
  acceptedNames: string[]
  refusedNames: string[]
  /** Unit of `maxRate`; null if the job does not say it. */
  rateUnit: { currency: Currency; per: RatePer; taxTerms: string[] } | null
  profile: JobProfile
}

function toJob(row: JobRow): ReadJob {
  const per = row.per === null ? undefined : perOfDuration(row.per)
  const { max_salary: maxRate, currency } = row
  return {
    id: row.id,
    version: row.version,
    companyId: row.company_id,
    title: row.job_title,
    skills: row.skills,
    niceSkills: row.nice_skills,
    placeNames: row.places,
    authorizationWords: row.authorization_words,
    acceptedNames: row.accepted_names,
    refusedNames: row.refused_names,
    rateUnit: per && currency ? { currency, per, taxTerms: row.pay_types } : null,
    profile: {
      ...wordsOfJob(row.job_title, row.skills, row.nice_skills),
      authorizations: row.work_authorization_ids,
      refused: row.refused_authorization_ids,
      toAsk: row.to_ask_ids,
      takesCitizens: row.takes_citizens,
      places: row.places.map(toPlace),
      isRemote: row.is_remote,
      relocation: row.relocation,
      maxRate,
      rateKeys: per && currency ? row.pay_types.map((term) => rateKey(currency, per, term)) : [],
    },
  }
}

/** The open jobs that the caller sees, of one company, and which version each is. */
export const listOpenVersions = (sql: Sql, scope: Scope, companyId: string) => sql<{ id: string; version: number }[]>`
  select t.id, t.version from job t
  where t.company_id = ${companyId} and ${seenInCompany(sql, scope)} and ${isOpen(sql, scope)} order by t.id`

/** These jobs, of those that the caller sees. */
export async function listJobs(sql: Sql, scope: Scope, ids: readonly string[]): Promise<ReadJob[]> {
  const rows = await sql<JobRow[]>`
    select ${sql.unsafe(jobColumns)} from job t where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)}`
  return rows.map(toJob)
}

/** Finds the name of the state of the jobs that a caller sees: which they are, and the day by which they are open. */
export async function findJobsState(
  sql: Sql,
  scope: Scope,
  companyId: string,
): Promise<{ state: string; day: string }> {
  const [row] = await sql<{ list_state: string; day: string }[]>`
    select s.list_state, company_day(${companyId})::text as day from (${stateOf(sql, 'job', scope)}) s`
  return { state: row?.list_state ?? '', day: row?.day ?? '' }
}

/** A job that does not stand yet, as it would be compared. */
export async function readUnsaved(sql: Sql, companyId: string, values: object): Promise<ReadJob | undefined> {
  const whole = json(sql, { ...values, id: newId(), version: 0, company_id: companyId })
  const [row] = await sql<JobRow[]>`select ${sql.unsafe(jobColumns)} from jsonb_populate_record(null::job, ${whole}) t`
  return row && toJob(row)
}
