import type { ListQuery } from '@corridor/contract/wire/list'
import { allRowsMax } from '@corridor/contract/wire/list-bounds'
import type postgres from 'postgres'
import { fail } from '../../platform/fail.ts'
import type { Fragment } from '../../platform/sql.ts'
import { companyOf, type Scope, sightOf } from '../scope/scope.ts'
import { textOf } from '../scope/within.ts'
import { conditionCount, isSearched, matching, matchingAmong, type Narrowing, type Part } from './matching.ts'
import { pageOf, rowsOfPage } from './page.ts'
import { type AnyListSpec, sortOf } from './spec.ts'
import { countedTotals, foldCrowded, stateOf } from './state.ts'
import { isGathered, totalOf } from './total.ts'

export interface ListAnswer<Wire> {
  success: true
  data: Wire[]
  totalDocs: number
}

/** Rows that a search in the list's order may pass over, however few match. */
const passedOverMin = 800
/** Rows that are passed over in a millisecond, on a slow machine. */
const passedOverInMs = 100
/** Rows that are passed over in the time of fetching one that an index found, which lies anywhere. */
const passedForFound = 2
/** Factor by which matches may be sparser than on the average before the search in order is given up. */
const patience = 4

type Shown<Row> = { [Key in keyof Row]: Row[Key] | null }
type ListRow<Row> = Shown<Row> & { list_total: number | null; list_all: number | null; list_state: string | null }

/**
 * One page of a list and the exact total of all that match, in one statement and so of one moment. Reads the page in the list's own order
 * if the total of this very search in this very state of the records is known already, and matches are frequent. Throws `list.tooLong` if
 * all rows are asked for and there are too many for one answer.
 */
export async function runList<Row extends { id: string }, Wire>(
  sql: postgres.Sql,
  scope: Scope,
  spec: AnyListSpec<Row, Wire>,
  query: ListQuery,
  narrowing?: Narrowing,
): Promise<ListAnswer<Wire>> {
  const part = { sql, scope, spec, query, narrowing }
  const key = cacheKey(part)
  const answer = await readKnown(part, key)
  if (answer) return answer
  const underWay = key !== undefined && isGathered(part) ? counting.get(key) : undefined
  if (underWay) {
    await underWay
    const counted = await readKnown(part, key)
    if (counted) return counted
  }
  const counted = countAndRead(part, key)
  if (key !== undefined) holdWhile(key, counted)
  return counted
}

/** Searches whose matches are being counted: who asks for the same meanwhile waits and takes that number, if it still holds then. */
const counting = new Map<string, Promise<unknown>>()

function holdWhile(key: string, counted: Promise<unknown>): void {
  const settled = counted.then(
    () => undefined,
    () => undefined,
  )
  counting.set(key, settled)
  void settled.then(() => {
    if (counting.get(key) === settled) counting.delete(key)
  })
}

/** The page in the list's own order, if the total of this very search is known and the records are as they were then. */
async function readKnown<Row extends { id: string }, Wire>(
  part: Part<Row, Wire>,
  key: string | undefined,
): Promise<ListAnswer<Wire> | undefined> {
  const { spec, query } = part
  const known = key === undefined ? undefined : countedTotals.get(key)
  if (!known || !spec.sort[query.sortBy]?.indexed) return undefined
  const passed = isSearched(query) ? passedOver(query, known) : Number.POSITIVE_INFINITY
  if (passed > affordable(query, known)) return undefined
  const rows = await readPage(part, part.sql`null`, {
    passedMax: Math.ceil(Math.max(passed, passedOverMin) * patience),
  })
  const isWhole = shown(rows).length >= Math.min(query.limit, known.matching - (query.page - 1) * query.limit)
  return isWhole && rows[0]?.list_state === known.state ? toAnswer(spec, rows, known.matching) : undefined
}

async function countAndRead<Row extends { id: string }, Wire>(
  part: Part<Row, Wire>,
  key: string | undefined,
): Promise<ListAnswer<Wire>> {
  const { sql, spec, query } = part
  const known = key === undefined ? undefined : countedTotals.get(key)
  const began = performance.now()
  const rows = await readPage(part, totalOf(part), { isFromEnd: isNearerTheEnd(part, known?.matching) })
  foldCrowded(sql, rows[0]?.list_state ?? null)
  const matching = rows[0]?.list_total ?? 0
  if (query.limit === -1 && matching > allRowsMax) throw fail('list.tooLong', { limit: allRowsMax })
  if (key !== undefined && rows[0]?.list_state) {
    const foundInMs = performance.now() - began
    countedTotals.set(key, { state: rows[0].list_state, all: rows[0].list_all ?? 0, matching, foundInMs })
  }
  return toAnswer(spec, rows, matching)
}

/** True if a page of an order that an index holds stands past its middle, as far as an earlier request can tell. */
const isNearerTheEnd = <Row extends { id: string }, Wire>(
  part: Part<Row, Wire>,
  matching = Number.POSITIVE_INFINITY,
) => {
  const { indexed, steps } = sortOf(part.spec, part.query.sortBy)
  const { page, limit } = part.query
  return Boolean(indexed && !steps) && !isGathered(part) && limit !== -1 && (page - 1) * limit > matching / 2
}

/** Estimates the rows that the list's order shows before the page is full. */
const passedOver = ({ page, limit }: ListQuery, { all, matching }: { all: number; matching: number }) =>
  limit === -1 || matching < page * limit ? Number.POSITIVE_INFINITY : (page * limit * all) / matching

/**
 * Counts the time that it took to find the matches too if there are several conditions, as no index finds those alone; for one an index
 * does, and a busy moment must not make it look dear.
 */
const affordable = (query: ListQuery, { matching, foundInMs }: { matching: number; foundInMs: number }) =>
  Math.max(passedOverMin, passedForFound * matching, conditionCount(query) > 1 ? foundInMs * passedOverInMs : 0)

/** Names a list or search whose total may be kept; undefined if there is nothing to keep, or no note of changes to keep it by. */
function cacheKey<Row extends { id: string }, Wire>({
  scope,
  spec,
  query,
  narrowing,
}: Part<Row, Wire>): string | undefined {
  if (!spec.kept || narrowing || scope.kind === 'own') return undefined
  if (spec.kept.uncounted.some((name) => query.filters[name as keyof typeof query.filters] !== undefined))
    return undefined
  return JSON.stringify([spec.kept.kind, sightOf(scope), query.searchTerm, query.searchFields, query.filters])
}

// `hit`, `kept`, `counted` and `page` must not be the names of tables: they would hide them. The page's ids are chosen first, from indexes
// alone if the sort has one; only they are joined. With `passedMax` the conditions are tried on that many rows in the list's order,
// whatever an index could find.
function readPage<Row extends { id: string }, Wire>(
  part: Part<Row, Wire>,
  total: Fragment,
  { passedMax, isFromEnd = false }: { passedMax?: number; isFromEnd?: boolean },
): Promise<ListRow<Row>[]> {
  const { sql, scope, spec, query } = part
  const { nullable, ...sort } = sortOf(spec, query.sortBy)
  const by = textOf(sort.by, scope)
  const direction = query.sortDirection === 'asc' ? sql`asc` : sql`desc`
  const nulls = nullable ? sql`nulls last` : sql``
  const order = sql`sort_key ${direction} ${nulls}, id ${direction}`
  const steps = byStep(part, direction)
  return sql<ListRow<Row>[]>`
    with hit as ${sql.unsafe(isGathered(part) && passedMax === undefined ? 'materialized' : 'not materialized')} (
      ${
        steps ??
        (passedMax === undefined
          ? sql`select t.id, ${sql.unsafe(by)} as sort_key from ${matching(part)}`
          : sql`select t.id, t.sort_key from ${matchingAmong(part, { by, order }, passedMax)}`)
      }
    ),
    kept as (${spec.kept ? stateOf(sql, spec.kept.kind, scope) : sql`select null as list_state, null::int as list_all`}),
    counted as (select ${total} as list_total, list_all, list_state from kept),
    page as (${pageOf(part, isFromEnd)})
    select counted.list_total, counted.list_all, counted.list_state, shown.*
    from counted left join (
      select ${sql.unsafe(textOf(spec.columns, scope))}, t.sort_key as list_key
      from ${rowsOfPage(sql, spec.table, ['sort_key'])} ${sql.unsafe(textOf(spec.joins, scope))}
    ) shown on true
    order by shown.list_key ${direction} ${nulls}, shown.id ${direction}` as unknown as Promise<ListRow<Row>[]>
}

/** The first rows of each value that the list is ordered by, enough to fill the page if all of them were of one. */
function byStep<Row extends { id: string }, Wire>(part: Part<Row, Wire>, direction: Fragment): Fragment | undefined {
  const { sql, scope, spec, query } = part
  const { steps } = sortOf(spec, query.sortBy)
  const company = companyOf(scope)
  if (!steps || !company || query.limit === -1 || isGathered(part)) return undefined
  return sql`
    select of_step.id, step.sort_key from (${steps.select(sql, company)} order by sort_key ${direction}) step
    cross join lateral (
      select t.id from ${matching(part, false)} and ${sql.unsafe(steps.by)} = step.id
      order by t.id ${direction} limit ${query.page * query.limit}
    ) of_step`
}

const shown = <Row>(rows: ListRow<Row>[]) => rows.filter((row) => (row as unknown as { id: string | null }).id !== null)

const toAnswer = <Row extends { id: string }, Wire>(
  spec: AnyListSpec<Row, Wire>,
  rows: ListRow<Row>[],
  total: number,
): ListAnswer<Wire> => ({
  success: true,
  data: shown(rows).map((row) => spec.toWire(row as unknown as Row)),
  totalDocs: total,
})
