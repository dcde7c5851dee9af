import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { conditionsOf } from '../../../db/list/conditions.ts'
import { firstRows } from '../../../db/list/matching.ts'
import { cutInOrder, rowsOfPage } from '../../../db/list/page.ts'
import { sortOf } from '../../../db/list/spec.ts'
import { stateOf } from '../../../db/list/state.ts'
import { audiencesOf, type Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { type CandidateRow, candidateSpec } from '../candidate/tables.ts'
import { textKind } from './tables.ts'

export type Way = 'gather' | 'walk'

/**
 * Sets how the statements that follow in `tx` may reach rows. The planner does not know the cost of reading a text outside its row:
 * `gather` keeps it to the words' index, `walk` to look-ups by id.
 */
export const reachBy = (tx: postgres.TransactionSql, way: Way) => tx`
  select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('enable_indexscan', ${way === 'gather' ? 'off' : 'on'}, true)`

/**
 * Names the state of a company's candidates and their texts, another one whenever any of them changes; and whether no text waits to be
 * gathered anew, of anybody's.
 */
export async function findState(tx: Sql, scope: Scope): Promise<{ state: string; allGathered: boolean }> {
  const [row] = await tx<{ state: string; all_gathered: boolean }[]>`
    select state, all_gathered from (${stateOfSearches(tx, scope)}) kept`
  return { state: row?.state ?? '', allGathered: row?.all_gathered ?? false }
}

/** Counts the candidates in sight who can be found by their words, while others still wait for that. */
export async function countSearchable(tx: Sql, scope: Scope): Promise<{ done: number; of: number }> {
  const [row] = await tx<{ waiting: number; list_all: number | null }[]>`
    select kept.list_all, (
      select count(*)::int from candidate_to_index w join candidate t on t.id = w.candidate_id where ${seenInCompany(tx, scope)}
    ) as waiting from (${stateOf(tx, 'candidate', scope)}) kept`
  const of = row?.list_all ?? 0
  return { done: of - (row?.waiting ?? 0), of }
}

// A search that was answered before some texts waited again is another one since.
const stateOfSearches = (sql: Sql, scope: Scope): Fragment => sql`
  select concat_ws(' ', of_rows.list_state, of_texts.list_state, case when not all_gathered then 'waiting' end) as state, all_gathered
  from (select not exists (select 1 from candidate_to_index) as all_gathered) waits, (${stateOf(sql, 'candidate', scope)}) of_rows, (${stateOf(sql, textKind, scope)}) of_texts`

export interface Looking {
  tx: postgres.TransactionSql
  scope: Scope
  /** Without the boolean query itself, which is `tsquery`. */
  query: ListQuery
  tsquery: string
  /** Only those whom the profile alone matches, or only the others; by default all. */
  part?: 'heading' | 'rest'
}

/** Part of the matches, in their order. */
export interface Reading {
  offset: number
  limit: number
}

interface Found {
  rows: CandidateRow[]
  /** Number of matches; no more than were gathered. */
  total: number
  /** The first of all that were gathered, in their order. */
  firstIds: string[]
}

/** Row of a statement that answers one row also if nobody is found. */
type Shown = { [Key in keyof CandidateRow]: CandidateRow[Key] | null }

const rowsIn = (shown: Shown[]) => shown.filter(({ id }) => id !== null) as CandidateRow[]

const joins = candidateSpec.joins ?? ''
/** Ids that the usual pages of a search need. */
const firstIdsMax = 200

/**
 * Gathers all matches from the index and sorts those; of `gatheredMax` or more it tells only that there are as many, as nobody waits for an
 * order of them. The candidates are looked at only if they must be.
 */
export async function readMatching(looking: Looking, gatheredMax: number | null, reading: Reading): Promise<Found> {
  const { tx, tsquery } = looking
  const isPlain = needsNoCandidate(looking)
  const rows = await tx<(Shown & { list_total: number; first_ids: string[] | null })[]>`
    with hit as materialized (
      select s.candidate_id as id, ${keysOf(looking)}
      from candidate_text s ${isPlain ? tx`` : tx`join candidate t on t.id = s.candidate_id`}
      where ${matches(looking, tx`${tsquery}::tsquery`)} and ${isPlain ? standsAlone(looking) : stands(looking)} limit ${gatheredMax}
    ),
    counted as materialized (select count(*)::int as list_total from hit),
    first as materialized (
      select id, sort_key, then_key from hit
      where ${gatheredMax}::int is null or (select list_total from counted) < ${gatheredMax}
      order by ${orderOf(looking, 'hit')} limit ${Math.max(firstIdsMax, reading.offset + reading.limit)}
    ),
    page as (
      select * from first order by ${orderOf(looking, 'first')} limit ${reading.limit} offset ${reading.offset}
    )
    select counted.list_total,
      array(select id from first order by ${orderOf(looking, 'first')} limit ${firstIdsMax}) as first_ids, shown.*
    from counted
    left join (
      select ${tx.unsafe(candidateSpec.columns)}, t.sort_key, t.then_key
      from ${rowsOfPage(tx, 'candidate', ['sort_key', 'then_key'])} ${tx.unsafe(joins)}
    ) shown on true
    order by ${orderOf(looking, 'shown')}`
  return {
    rows: rowsIn(rows),
    total: rows[0]?.list_total ?? 0,
    firstIds: rows[0]?.first_ids ?? [],
  }
}

/** Candidates by their ids, in this order, and the state in which they were read. */
export async function readByIds(
  sql: Sql,
  scope: Scope,
  ids: string[],
): Promise<{ rows: CandidateRow[]; state: string }> {
  const rows = await sql<(Shown & { state: string })[]>`
    select kept.state, shown.* from (${stateOfSearches(sql, scope)}) kept
    left join (
      select ${sql.unsafe(candidateSpec.columns)} from candidate t ${sql.unsafe(joins)}
      where t.id = any(${ids}::uuid[]) and ${seenInCompany(sql, scope)}
    ) shown on true
    order by array_position(${ids}::uuid[], shown.id)`
  return { rows: rowsIn(rows), state: rows[0]?.state ?? '' }
}

/** Tries up to `triedMax` candidates in the list's order; fewer rows than asked for say that there may be more behind those. */
export async function readInOrder(looking: Looking, reading: Reading, triedMax: number): Promise<CandidateRow[]> {
  const { tx, scope, tsquery } = looking
  const { by, direction, nulls } = chosenOrder(looking)
  const order = tx`sort_key ${direction} ${nulls}, id ${direction}`
  // The offset keeps a look-up for each row from becoming a scan of all. The text that is sought is a query of its own: PostgreSQL then
  // keeps one plan for all of them. The planner must know it if an index is to find the matches.
  return await tx<CandidateRow[]>`
    with page as (
      select t.id, t.sort_key from ${firstRows({ sql: tx, scope, spec: candidateSpec }, { by, order }, triedMax)}
      join lateral (
        select s.document, s.heading from candidate_text s where s.candidate_id = t.id offset 0
      ) s on ${matches(looking, tx`(select ${tsquery}::tsquery)`)}
      where true ${narrowed(looking)}
      order by t.sort_key ${direction} ${nulls}, t.id ${direction} ${cutInOrder(tx, reading)}
    )
    select ${tx.unsafe(candidateSpec.columns)}, t.sort_key
    from ${rowsOfPage(tx, 'candidate', ['sort_key'])} ${tx.unsafe(joins)}
    order by t.sort_key ${direction} ${nulls}, t.id ${direction}`
}

function matches({ tx, part }: Looking, sought: Fragment): Fragment {
  const found = tx`s.document @@ ${sought}`
  if (!part) return found
  return part === 'heading' ? tx`${found} and s.heading @@ ${sought}` : tx`${found} and not s.heading @@ ${sought}`
}

// The words do not say whose candidate they are.
const needsNoCandidate = ({ tx, scope, query }: Looking) =>
  !audiencesOf(scope) &&
  ['createDate', 'relevance'].includes(query.sortBy) &&
  conditionsOf(tx, scope, candidateSpec, query).length === 0

// Nothing is no list of conditions to the driver.
function narrowed({ tx, scope, query }: Looking): Fragment | Fragment[] {
  const conditions = conditionsOf(tx, scope, candidateSpec, query)
  return conditions.length > 0 ? conditions : tx``
}

const stands = (looking: Looking): Fragment =>
  looking.tx`${ofCompany(looking)} and ${seenInCompany(looking.tx, looking.scope)} ${narrowed(looking)}`

// Few candidates are in the bin at any time.
const standsAlone = (looking: Looking): Fragment => looking.tx`
  ${ofCompany(looking)}
  and not exists (select 1 from candidate d where d.id = s.candidate_id and d.deleted_at is not null)`

function ofCompany({ tx, scope }: Looking): Fragment {
  if (scope.kind === 'company') return tx`s.company_id = ${scope.companyId}`
  return scope.kind === 'platform' ? tx`true` : tx`false`
}

function chosenOrder({ tx, query }: Looking) {
  const { by, nullable } = sortOf(candidateSpec, query.sortBy)
  return {
    by,
    direction: query.sortDirection === 'asc' ? tx`asc` : tx`desc`,
    nulls: nullable ? tx`nulls last` : tx``,
  }
}

function keysOf(looking: Looking): Fragment {
  const { tx, query, tsquery } = looking
  if (query.sortBy === 'relevance')
    return tx`ts_rank(s.heading, ${tsquery}::tsquery) as sort_key, s.created_at as then_key`
  if (query.sortBy === 'createDate') return tx`s.created_at as sort_key, null::timestamptz as then_key`
  return tx`${tx.unsafe(chosenOrder(looking).by)} as sort_key, null::timestamptz as then_key`
}

function orderOf(looking: Looking, alias: 'hit' | 'first' | 'shown'): Fragment {
  const { tx } = looking
  const { direction, nulls } = chosenOrder(looking)
  const of = tx.unsafe(alias)
  return tx`${of}.sort_key ${direction} ${nulls}, ${of}.then_key ${direction}, ${of}.id ${direction}`
}
