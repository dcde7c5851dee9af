import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Fragment, type Sql } from '../../../platform/sql.ts'
import { asksYears, bandsOfYears, levelShare, levelStrong, yearSteps } from './levels.ts'
import { placeShares } from './place.ts'
import type { JobProfile } from './profile.ts'
import type { Place } from './regions.ts'
import { asksPlace, cappedShare, coreInstead, skillsStrong, tradeShare, wrongCore, wrongLevel } from './score.ts'
import { type PersonRow, personColumns, type ReadJob } from './tables.ts'
import { nearTo, tradeNames } from './trades.ts'
import { defaultWeights, type Weights } from './weights.ts'

/** Candidates as they are compared, of those whom the caller sees. */
export const listPeople = (sql: Sql, scope: Scope, ids: readonly string[]) => sql<
  (PersonRow & { company_id: string; is_live: boolean })[]
>`
  select p.company_id, p.is_live, ${sql.unsafe(personColumns)} from candidate_profile p join candidate t on t.id = p.candidate_id
  where p.candidate_id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)}`

export interface ShownPerson extends PersonRow {
  first_name: string
  last_name: string
  job_title: string | null
  location: string | null
  skill_names: string[]
  authorization_name: string | null
  positions: Position[]
}

/** A position as its words stand in the record. */
export interface Position {
  title: string | null
  employer: string | null
  from: string | null
  to: string | null
  isCurrent: boolean
  words: string
}

/** The same with what is shown of them, and where they worked, the latest first. */
export const listShown = (sql: Sql, scope: Scope, ids: readonly string[]) => sql<ShownPerson[]>`
  select ${sql.unsafe(personColumns)}, t.first_name, t.last_name, t.job_title, t.location, t.skills as skill_names, w.name as authorization_name,
    (select coalesce(json_agg(json_build_object('title', h.job_title, 'employer', h.employer, 'from', h.start_date, 'to', h.end_date,
        'isCurrent', h.is_current, 'words', concat_ws(' ', h.job_title, h.responsibilities, h.skill_pool, h.environment_tool))
        order by h.is_current desc, coalesce(h.end_date, h.start_date) desc nulls last), '[]')
      from candidate_history h where h.candidate_id = t.id and h.deleted_at is null) as positions
  from candidate_profile p join candidate t on t.id = p.candidate_id left join lookup w on w.id = t.work_authorization_id
  where p.candidate_id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)}`

/** The clients of jobs, and when these came in, by the job's id. */
export const listAbout = (sql: Sql, ids: readonly string[]) => sql<
  { id: string; client_id: string | null; client_name: string | null; received_on: string | null }[]
>`
  select t.id, t.client_id, c.name as client_name, t.received_on::text as received_on
  from job t left join client c on c.id = t.client_id where t.id = any(${ids as string[]}::uuid[])`

/** The day that it is in a company. */
export async function findDay(sql: Sql, companyId: string): Promise<string> {
  const [row] = await sql<{ day: string }[]>`select company_day(${companyId})::text as day`
  return row?.day ?? ''
}

export interface WeightsRow extends RecordRow, Weights {}

export async function findWeightsRow(sql: Sql, companyId: string): Promise<WeightsRow | undefined> {
  const [row] = await sql<WeightsRow[]>`
    select id, version, created_at, updated_at, skills, core, trade, level, place, nice, known from match_weights where company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export const insertWeights = (tx: Sql, { companyId, userId }: CompanyScope, weights: Weights) =>
  tx`insert into match_weights ${columnsOf(tx, { id: newId(), company_id: companyId, created_by: userId, ...weights })}`

export const updateWeights = (tx: Sql, id: string, weights: Partial<Weights>) => tx`
  update match_weights set ${columnsOf(tx, weights)}, version = version + 1, updated_at = now() where id = ${id}`

/** Finds the weights of the lines in a company. */
export const findWeights = async (sql: Sql, companyId: string): Promise<Weights> =>
  (await findWeightsRow(sql, companyId)) ?? defaultWeights

/** Rules of a job, as they are asked of all candidates at once. */
export interface Ranking {
  job: ReadJob
  weights: Weights
  /** The day by which an authorization has ended. */
  day: string
  /** The least score of a match. */
  min: number
  /** Asks for those whom a demand stops, instead of the others. */
  isStopped?: boolean
}

export interface Ranked {
  /** Ids of one page. */
  ids: string[]
  total: number
}

/**
 * The best candidates for a job: the same rules as `verdictsOf` and `scoreOf`, over the narrow rows of those whose trade is the job's or near
 * it. A test holds the two against each other.
 */
export async function listBest(
  sql: Sql,
  scope: Scope,
  ranking: Ranking,
  { page, limit }: { page: number; limit: number },
): Promise<Ranked> {
  const { job, weights, min, day, isStopped = false } = ranking
  const { profile } = job
  const [row] = await sql<Ranked[]>`
    with judged as materialized (
      select p.candidate_id, p.trade, p.years, ${levelOf(sql, profile)} as level_share, ${shareOf(sql, profile.skills)} as skills_share,
        ${shareOf(sql, profile.core)} as core_share, ${shareOf(sql, profile.nice)} as nice_share, ${authorizationOf(sql, profile, day)} as authorization_fits,
        ${placeOf(sql, profile)} as place_fits, case when p.available_from is null then 1 when p.available_from = 'infinity' then 0 else 2 end as free,
        ${rateOf(sql, profile)} as rate_fits
      from candidate_profile p
      where p.company_id = ${job.companyId} and p.is_live and ${isSeen(sql, scope, 'p')}
        and ${hasTrade(sql, ranking)} and ${hasSkill(sql, profile)}
    ),
    scored as materialized (
      select candidate_id, case when (${unsureOf(sql, profile)}) or level_share < ${levelStrong}::float8 or skills_share < ${skillsStrong}::float8 then
        least(lowered, ${min}::float8) + greatest(lowered - ${min}::float8, 0) * ${cappedShare}::float8 else lowered end as score
      from judged cross join lateral (
        select (${gainedOf(sql, ranking)}) * 100 / ${possibleOf(profile, weights)}::float8
          * case when level_share = 0 then ${wrongLevel}::float8 else 1 end
          * case when core_share = 0 and skills_share < ${coreInstead}::float8 then ${wrongCore}::float8 else 1 end as lowered
      ) as low
      where (authorization_fits > 0 and place_fits > 0 and free > 0 and rate_fits > 0) <> ${isStopped}
    )
    select (select count(*)::int from scored where score >= ${min}) as total,
      array(select candidate_id from scored where score >= ${min}
        order by score desc, candidate_id limit ${limit} offset ${(page - 1) * limit}) as ids`
  return row ?? { ids: [], total: 0 }
}

// Passes over people of no trade that leads here, if the trade weighs more than the points that would be left to them.
function hasTrade(sql: Sql, { job: { profile }, weights, min }: Ranking): Fragment {
  const possible = possibleOf(profile, weights)
  if (profile.trade < 0 || (100 * (possible - weights.trade)) / possible >= min) return sql`true`
  return sql`p.trade = any(${[-1, profile.trade, ...nearTo(profile.trade)]}::smallint[])`
}

const hasSkill = (sql: Sql, { skills }: JobProfile): Fragment =>
  skills.length === 0 ? sql`true` : sql`p.skills && ${keys(skills)}::int[]`

function authorizationOf(sql: Sql, job: JobProfile, day: string): Fragment {
  const status = statusOf(sql, job, day)
  if (job.toAsk.length === 0) return status
  return sql`case when not p.is_citizen and p.authorization_id = any(${job.toAsk as string[]}::uuid[]) then least(${status}, 1) else ${status} end`
}

function statusOf(sql: Sql, { authorizations, refused, takesCitizens }: JobProfile, day: string): Fragment {
  if (authorizations.length === 0 && refused.length === 0) return sql`2`
  const isRefused = sql`coalesce(p.authorization_id = any(${refused as string[]}::uuid[]), false)`
  if (authorizations.length === 0)
    return sql`case when ${isRefused} then 0 when p.authorization_id is null and not p.is_citizen then 1 else 2 end`
  return sql`case when ${isRefused} then 0 when p.is_citizen and ${takesCitizens} then 2
    when p.authorization_id is null then case when p.is_citizen then 0 else 1 end
    when p.authorization_id <> all(${authorizations as string[]}::uuid[]) then 0
    when p.authorization_ends < ${day}::date then 0 else 2 end`
}

function placeOf(sql: Sql, { isRemote, places, relocation }: JobProfile): Fragment {
  if (isRemote) return sql`3`
  if (places.length === 0) return sql`1`
  const elsewhere = places.map((asked) => elsewhereOf(sql, asked))
  const near = places.map(
    (asked, at) => sql`coalesce(p.state = ${asked.state}::int, false)
      or (coalesce(p.city = ${asked.city}::int, false) and not ${elsewhere[at] ?? sql`false`})`,
  )
  const [anyNear, allElsewhere] = [join(sql, near, 'or'), join(sql, elsewhere, 'and')]
  return sql`case when ${anyNear} then 3 when p.relocates and ${relocation !== false} then 2 when ${allElsewhere} then 0 else 1 end`
}

const elsewhereOf = (sql: Sql, { country, state }: Place): Fragment =>
  sql`(coalesce(p.country <> ${country}::int, false) or coalesce(p.state <> ${state}::int, false))`

function rateOf(sql: Sql, { maxRate, rateKeys }: JobProfile): Fragment {
  if (maxRate === null) return sql`2`
  return sql`case when p.rate is null or not coalesce(p.rate_key = any(${rateKeys as string[]}::text[]), false) then 1
    when p.rate > ${maxRate} then 0 else 2 end`
}

const levelsMax = 5

/** Points for the level and the years of a row: one after another, for each level from 0 on and each band of years. */
function levelOf(sql: Sql, { level }: JobProfile): Fragment {
  const shares = Array.from({ length: (levelsMax + 1) * bandsOfYears }, (_, at) =>
    levelShare(Math.floor(at / bandsOfYears), at % bandsOfYears, level),
  )
  return sql`(${shares}::float8[])[p.level * ${bandsOfYears}::int + 1
    + case when p.years is null then 0 else 1 + width_bucket(p.years, ${yearSteps as number[]}::float8[]) end]`
}

/** As `isUnsure`. */
const unsureOf = (sql: Sql, profile: JobProfile): Fragment =>
  sql`authorization_fits = 1 or free = 1 or rate_fits = 1 or (place_fits = 1 and ${asksPlace(profile)}::boolean)
    or (years is null and ${asksYears(profile.level)}::boolean)`

/** Null of what the job does not ask for. */
const shareOf = (sql: Sql, asked: readonly number[]): Fragment =>
  asked.length === 0 ? sql`null::float8` : sql`icount(p.skills & ${keys(asked)}::int[]) / ${asked.length}::float8`

/** The points of a row of `judged`. An array holds what each trade is worth, from none on. */
function gainedOf(sql: Sql, { job: { profile }, weights }: Ranking): Fragment {
  const trades = Array.from(
    { length: tradeNames.length + 1 },
    (_, at) => weights.trade * (tradeShare(at - 1, profile.trade) ?? 0),
  )
  const { unknown, moves, here } = placeShares
  const place = asksPlace(profile) ? weights.place : 0
  return sql`level_share * ${weights.level}::float8 + (${trades}::float8[])[trade + 2] + coalesce(skills_share, 0) * ${weights.skills}::float8
    + coalesce(core_share, 0) * ${weights.core}::float8 + coalesce(nice_share, 0) * ${weights.nice}::float8
    + (${[unknown, moves, here].map((share) => share * place)}::float8[])[place_fits]
    + ((authorization_fits = 2)::int + (place_fits >= 2)::int + (free = 2)::int + (rate_fits = 2)::int) * ${weights.known / 4}::float8`
}

const possibleOf = (profile: JobProfile, weights: Weights): number =>
  weights.level +
  weights.known +
  (asksPlace(profile) ? weights.place : 0) +
  (profile.trade < 0 ? 0 : weights.trade) +
  (profile.skills.length > 0 ? weights.skills : 0) +
  (profile.core.length > 0 ? weights.core : 0) +
  (profile.nice.length > 0 ? weights.nice : 0)

const keys = (asked: readonly number[]) => asked.toSorted((one, other) => one - other)
const join = (sql: Sql, parts: Fragment[], word: 'or' | 'and'): Fragment =>
  parts.reduce((all, part) => (word === 'or' ? sql`(${all} or ${part})` : sql`(${all} and ${part})`))
