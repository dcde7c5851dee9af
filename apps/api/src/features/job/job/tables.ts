import type { job } from '@corridor/contract/job/job/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasTerm, holds } from '../../../db/list/term.ts'
import { companyColumns, ofCompany, ownerColumns, ownerJoin } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Named } from '../../../db/record/transfer-rules.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { seen, seenInCompany } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import type { JobRow, JobState, JobValues } from './row.ts'
import { toWire } from './wire.ts'

export const jobColumns = [
  ...(['kind', 'business_unit_id', 'client_id', 'prime_id', 'vendor_id', 'job_title', 'job_description'] as const),
  ...([
    'job_type_ids',
    'places',
    'relocation',
    'work_mode_id',
    'salary_duration_id',
    'min_salary',
    'max_salary',
  ] as const),
  ...(['currency', 'pay_type_ids', 'work_authorization_ids', 'contract_duration_id', 'skills', 'nice_skills'] as const),
  ...(['positions', 'priority', 'received_on', 'due_on', 'job_expire_date', 'ad_text', 'reference'] as const),
  ...(['office_days', 'refused_authorization_ids', 'authorization_words', 'no_sponsorship'] as const),
] satisfies (keyof JobValues)[]
const stateColumns = ['closed_at', 'closed_reason', 'closed_note', 'published_at'] satisfies (keyof JobState)[]

// Nobody has to close it: the day is asked at each look.
const openColumn =
  '(t.closed_at is null and (t.job_expire_date is null or t.job_expire_date >= company_day(t.company_id)))'

/** True for the jobs, under an alias, that are open at this moment; the day of the caller's company is asked for once. */
export function isOpen(sql: Sql, scope: Scope, alias = 't'): Fragment {
  const [row, companyId] = [sql.unsafe(alias), companyOf(scope)]
  const day = companyId ? sql`(select company_day(${companyId}))` : sql`company_day(${row}.company_id)`
  return sql`(${row}.closed_at is null and (${row}.job_expire_date is null or ${row}.job_expire_date >= ${day}))`
}

/** Every place with its names, as the wire has them. */
export const placesColumn = `(select coalesce(json_agg(json_build_object('country', p.country_id,
      'countryInfo', case when country.id is null then '[]'::json
        else json_build_array(json_build_object('_id', country.id, 'name', country.name, 'code', country.code)) end,
      'state', coalesce(p.state_id::text, p.state_name, ''), 'stateName', coalesce(state.name, p.state_name, ''),
      'city', coalesce(p.city_id::text, p.city_name, ''), 'cityName', coalesce(city.name, p.city_name, ''),
      'zipCode', coalesce(p.zip_code, '')) order by p.at), '[]')
    from rows from (jsonb_to_recordset(t.places) as (
      country_id uuid, state_id uuid, state_name text, city_id uuid, city_name text, zip_code text)) with ordinality
      as p (country_id, state_id, state_name, city_id, city_name, zip_code, at)
    left join country on country.id = p.country_id left join state on state.id = p.state_id
    left join city on city.id = p.city_id)`

const columns = `t.id, t.version, t.created_at, t.updated_at, t.requirement_id,
  ${[...jobColumns, ...stateColumns].map((name) => `t.${name}`).join(', ')}, ${openColumn} as is_open,
  unit.name as unit_name, end_client.name as client_name, prime.name as prime_name, vendor.name as vendor_name,
  end_client.deleted_at is not null as client_deleted, prime.deleted_at is not null as prime_deleted,
  vendor.deleted_at is not null as vendor_deleted, ${companyColumns}, ${ownerColumns},
  (select coalesce(json_agg(json_build_object('_id', l.id, 'name', l.name) order by l.name), '[]') from lookup l
    where l.id = any(t.job_type_ids || t.pay_type_ids || t.work_authorization_ids || t.refused_authorization_ids || t.work_mode_id || t.salary_duration_id
      || t.contract_duration_id)) as entries,
  ${placesColumn} as places_shown, (select s.slug from company_slug s where s.company_id = t.company_id and s.is_current) as slug`

export const jobSpec: ListSpec<JobRow, typeof job.list> = {
  table: 'job',
  columns,
  joins: `left join business_unit unit on unit.id = t.business_unit_id left join client end_client on end_client.id = t.client_id
    left join vendor prime on prime.id = t.prime_id and ${seen('prime')}
    left join vendor on vendor.id = t.vendor_id and ${seen('vendor')} ${ownerJoin}`,
  within: seenInCompany,
  // Uncounted: a job opens and closes with its days, and nothing notes that.
  kept: { kind: 'job', uncounted: ['jobStatus'] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    jobTitle: { by: 't.job_title collate corridor_text', indexed: true },
    priority: { by: "array_position(array['low', 'normal', 'high', 'urgent'], t.priority)", indexed: true },
    receivedOn: { by: 't.received_on', nullable: true, indexed: true },
    dueOn: { by: 't.due_on', nullable: true, indexed: true },
    jobExpireDate: { by: 't.job_expire_date', nullable: true, indexed: true },
    positions: { by: 't.positions', indexed: true },
  },
  filters: {
    company: ofCompany,
    jobStatus: (sql, value, scope) => (value === 'open' ? isOpen(sql, scope) : sql`not ${isOpen(sql, scope)}`),
    kind: (sql, value) => sql`t.kind = ${value}`,
    client: (sql, id) => sql`t.client_id = ${id}`,
    vendor: (sql, id) => sql`(t.vendor_id = ${id} or t.prime_id = ${id})`,
    businessUnit: (sql, id) => sql`t.business_unit_id = ${id}`,
    jobType: (sql, id) => sql`t.job_type_ids @> array[${id}::uuid]`,
    workMode: (sql, id) => sql`t.work_mode_id = ${id}`,
    payType: (sql, id) => sql`t.pay_type_ids @> array[${id}::uuid]`,
    workAuthorization: (sql, id) => sql`t.work_authorization_ids @> array[${id}::uuid]`,
    country: (sql, id) => sql`t.places @> jsonb_build_array(jsonb_build_object('country_id', ${id}::text))`,
    skill: (sql, names: string[]) => sql`skill_keys(t.skills) @> skill_keys(${names}::text[])`,
    priority: (sql, value) => sql`t.priority = ${value}`,
    dueBy: (sql, day) => sql`t.due_on <= ${day}::date`,
    expiresBy: (sql, day) => sql`t.job_expire_date <= ${day}::date`,
    words: hasWords,
    place: (sql, place: string) => holds(sql, 't.place_text', place),
    payFrom: (sql, amount) => sql`coalesce(t.max_salary, t.min_salary) >= ${amount}`,
    receivedSince: (sql, day) => sql`coalesce(t.received_on, t.created_at::date) >= ${day}::date`,
    isPublished: (sql, value) => sql`(t.published_at is not null) = ${value}`,
  },
  search: {
    jobTitle: 't.job_title',
    reference: 't.reference',
    client: "coalesce(asked.name || ' ' || joined_text(asked.aliases), '')",
  },
  searchJoins: 'left join client asked on asked.id = t.client_id',
  searchAll,
  toWire,
}

// A search in a few thousand jobs; an index over their descriptions would be larger than they are.
function hasWords(sql: Sql, words: string): Fragment {
  const text = "search_fold(t.job_title || ' ' || joined_text(t.skills) || ' ' || t.job_description)"
  const found = words.split(/\s+/).map((word) => holds(sql, text, word))
  return found.reduce((all, one) => sql`${all} and ${one}`)
}

// Title and reference stand in one text, which an index serves; whose jobs they are is asked by the clients of that name.
function searchAll(sql: Sql, term: string) {
  return sql`(${hasTerm(sql, term)}
    or t.client_id = any(array(select c.id from client c where ${holds(sql, 'c.search_text', term)})))`
}

export const jobs = companyTable<JobRow, JobValues & JobState>({
  spec: jobSpec,
  entity: 'Job',
  columns: [...jobColumns, ...stateColumns],
})

// Compares with the whole name, by the index of the searched text.
const called = (sql: Sql, name: Fragment, searched: Fragment) =>
  sql`${searched} like '%' || regexp_replace(search_fold(${name}), '([%_\\\\])', '\\\\\\1', 'g') || '%'`

/** The jobs that each title or reference may mean which the caller sees; behind a comma may stand the client, by any of its names. */
export const nameJobs = (sql: Sql, scope: Scope, names: string[]) => sql<Named[]>`
  select distinct asked.at::int - 1 as at, t.id,
    case when t.reference <> '' then t.reference when e.id is null then t.job_title else t.job_title || ', ' || e.name end as label
  from unnest(${names}::text[]) with ordinality as asked (name, at)
    cross join lateral (values (asked.name, null), (regexp_replace(asked.name, ', [^,]*$', ''), regexp_replace(asked.name, '^.*, ', '')),
      (split_part(asked.name, ', ', 1), regexp_replace(asked.name, '^[^,]*, ', ''))) as meant (title, client)
    join job t on ${called(sql, sql`meant.title`, sql`t.search_text`)} and ${seenInCompany(sql, scope)}
      and search_fold(meant.title) in (search_fold(t.job_title), search_fold(t.reference))
    left join client e on e.id = t.client_id
  where meant.title <> '' and (meant.client is null
    or meant.title <> asked.name and exists (
      select from client_key k where k.client_id = t.client_id and k.key = vendor_key(meant.client)))`
