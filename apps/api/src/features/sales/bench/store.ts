import type { BenchGroupName } from '@corridor/contract/sales/bench/groups'
import { endsSoonDays, longBenchDays, marketedDays } from '@corridor/contract/sales/bench/groups'
import type { BenchGroup, BenchPerson, bench } from '@corridor/contract/sales/bench/shapes'
import { type ListQuery, listBody } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import { matching } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import { holds } from '../../../db/list/term.ts'
import type { Context } from '../../../db/scope/context.ts'
import { peopleSeen } from '../../../db/scope/people-seen.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, narrowed, seen, seenInCompany, textOf } from '../../../db/scope/within.ts'
import { type Fragment, likeLiteral, type Sql } from '../../../platform/sql.ts'
import { type CandidateRow, candidateSpec, toWire } from '../../candidate/candidate/tables.ts'
import { taskSpec } from '../../told/task/tables.ts'

interface BenchRow extends CandidateRow {
  marketed: { date: string; people: number; id: string; subject: string } | null
  hotlists: { _id: string; name: string }[]
}

// Hotlists that the reader sees.
const hotlists = `(select coalesce(json_agg(json_build_object('_id', h.id, 'name', h.name) order by h.name), '[]')
  from hotlist_candidate m join hotlist h on h.id = m.hotlist_id and h.deleted_at is null and ${seen('h')}
  where m.candidate_id = t.id)`

// By the campaigns that the reader sees.
const shown = `campaign_candidate s join campaign g on g.id = s.campaign_id and g.deleted_at is null and ${seen('g')} where s.candidate_id = t.id`
const marketed = `(select json_build_object('date', s.shown_at, 'id', g.id, 'subject', g.subject, 'people', (
    select count(*)::int from campaign_recipient r where r.campaign_id = g.id and r.state in ('accepted', 'bounced', 'unknown') and ${peopleSeen}))
  from ${shown} order by s.shown_at desc limit 1)`
const isUnmarketed = (sql: Sql, scope: Scope, alias: 't' | 'hit', day: Fragment) => sql`
  not exists (select from ${sql.unsafe(textOf(shown, scope).replace('t.id', `${alias}.id`))} and s.shown_at >= ${day})`

const { status, company, hotlist, notOnHotlist, ...filters } = candidateSpec.filters
const { createDate, name, jobTitle, experience } = candidateSpec.sort

// Puts people of whom no skill is known last.
const last = 'chr(65535)'
const skillOf = 'lower(t.skills[1])'
const authorizationOf = 'w.name'
const grouped = (key: string) => `row(coalesce(${key} collate "C", ${last}), t.bench_since)`

/** Lists the bench: the active candidates that have no work since some day. */
export const benchSpec: ListSpec<BenchRow, typeof bench.list> = {
  table: 'candidate',
  columns: `${candidateSpec.columns}, ${hotlists} as hotlists, ${marketed} as marketed`,
  ...(candidateSpec.joins === undefined ? {} : { joins: candidateSpec.joins }),
  within: (sql, scope) =>
    narrowed(sql, seenInCompany(sql, scope), sql`t.bench_since is not null and t.status = 'active'`),
  sort: {
    createDate,
    benchSince: { by: 't.bench_since' },
    name,
    jobTitle,
    authorizationEnds: { by: 't.authorization_ends', nullable: true },
    rateAmount: { by: 't.rate_amount', nullable: true },
    availability: { by: 't.available_from', nullable: true },
    experience,
    lastMarketed: { by: `(select max(s.shown_at) from ${shown})`, nullable: true },
    skill: { by: grouped(skillOf) },
    authorization: {
      by: grouped(authorizationOf),
      join: 'left join lookup w on w.id = t.work_authorization_id',
    },
  },
  filters: {
    ...filters,
    notMarketedSince: (sql, day, scope) => isUnmarketed(sql, scope, 't', sql`${day}::date`),
  },
  searchAll: (sql, term) =>
    sql`(${candidateSpec.searchAll?.(sql, term) ?? sql`false`} or ${hasSkill(sql, term)} or ${isAt(sql, term)})`,
  search: { ...candidateSpec.search, skill: "array_to_string(t.skills, ' ')", location: "coalesce(t.location, '')" },
  toWire: (row): BenchPerson => ({
    ...toWire(row),
    hotlistInfo: row.hotlists,
    nextAction: null,
    lastMarketed: row.marketed && {
      date: new Date(row.marketed.date).toISOString(),
      people: row.marketed.people,
      campaignInfo: [{ _id: row.marketed.id, name: row.marketed.subject }],
    },
  }),
}

/** A page of the bench, with what the reader has to do about each. */
export async function listBench({ db, scope }: Context, query: ListQuery) {
  const answer = await runList(db, scope, benchSpec, query)
  const ids = answer.data.map(({ _id }) => _id)
  const next = new Map((await listNextActions(db, scope, ids)).map(({ about, ...action }) => [about, action]))
  return { ...answer, data: answer.data.map((person) => ({ ...person, nextAction: next.get(person._id) ?? null })) }
}

/** Finds the reader's open task about each of these candidates that is due first. */
const listNextActions = (sql: Sql, scope: Scope, ids: string[]) => sql<
  { about: string; _id: string; title: string; dueDate: string | null }[]
>`
  select distinct on (t.record_id) t.record_id as about, t.id as _id, t.title, t.due_on::text as "dueDate"
  from task t where ${taskSpec.within(sql, scope)} and t.done_at is null and t.record_id = any(${ids}::uuid[])
  order by t.record_id, coalesce(t.due_on, t.remind_at::date) nulls last, t.id`

// Looks at skills as a text: for a few thousand people that costs less than their keys.
const hasSkill = (sql: Sql, term: string) => sql`lower(t.skills::text) like '%' || lower(${likeLiteral(term)}) || '%'`
const isAt = (sql: Sql, term: string) => holds(sql, 't.place_text', term)

/** Filters of the bench, as its list says them. */
export interface Narrowed {
  searchTerm: string
  filters: Record<string, unknown>
  group?: BenchGroupName | undefined
}
type Asked = Narrowed & { today: string }

const figures = (sql: Sql, today: string) => sql`
  count(*) filter (where authorization_ends <= ${today}::date + ${endsSoonDays}::int)::int as "endingSoon"`

/** Counts the bench, and in it the people who want a look. */
export async function countBench(sql: postgres.Sql, scope: Scope, { today, ...asked }: Asked) {
  const [row] = await sql<
    { onBench: number; long: number; endingSoon: number; later: number; onNoHotlist: number; notMarketed: number }[]
  >`
    with hit as (select t.id, t.bench_since, t.authorization_ends, t.available_from from ${people(sql, scope, asked)})
    select count(*)::int as "onBench", ${figures(sql, today)},
      count(*) filter (where bench_since <= ${today}::date - ${longBenchDays}::int)::int as long,
      count(*) filter (where available_from > ${today}::date)::int as later,
      count(*) filter (where not exists (
        select 1 from hotlist_candidate m join hotlist h on h.id = m.hotlist_id and h.deleted_at is null and ${isSeen(sql, scope, 'h')}
        where m.candidate_id = hit.id))::int as "onNoHotlist",
      count(*) filter (where ${isUnmarketed(sql, scope, 'hit', sql`${today}::date - ${marketedDays}::int`)})::int as "notMarketed"
    from hit`
  return row ?? { onBench: 0, long: 0, endingSoon: 0, later: 0, onNoHotlist: 0, notMarketed: 0 }
}

const groupsMax = 1000
const keys = { skill: skillOf, authorization: authorizationOf }

/** The groups of the bench, the largest first; none if it is not divided. */
export async function countGroups(sql: postgres.Sql, scope: Scope, { today, ...asked }: Asked): Promise<BenchGroup[]> {
  if (!asked.group) return []
  return await sql<BenchGroup[]>`
    with hit as (
      select ${sql.unsafe(keys[asked.group])} as key, t.bench_since, t.authorization_ends from ${people(sql, scope, asked)})
    select key, count(*)::int as count, ${figures(sql, today)},
      greatest(percentile_disc(0.5) within group (order by ${today}::date - bench_since), 0)::int as "medianDays"
    from hit group by key order by count desc, key limit ${groupsMax}`
}

const people = (sql: postgres.Sql, scope: Scope, { searchTerm, filters, group }: Narrowed) => {
  const sortBy = group ?? ('createDate' as const)
  const query = { ...everybody, sortBy, searchTerm, filters } as ListQuery
  return matching({ sql, scope, spec: benchSpec, query, narrowing: undefined })
}

const everybody = listBody({ sort: [], filters: {}, search: [] }).parse({})
