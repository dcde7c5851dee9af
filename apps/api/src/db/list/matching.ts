import type { ListQuery } from '@corridor/contract/wire/list'
import type { Fragment, Sql } from '../../platform/sql.ts'
import type { Scope } from '../scope/scope.ts'
import { conditionsOf } from './conditions.ts'
import type { AnyListSpec } from './spec.ts'

/** Narrows a list further than its body can say: the members of one hotlist, one lookup's entries. */
export type Narrowing = (sql: Sql) => Fragment

export interface Part<Row extends { id: string }, Wire> {
  sql: Sql
  scope: Scope
  spec: AnyListSpec<Row, Wire>
  query: ListQuery
  narrowing: Narrowing | undefined
}

/** Counts the things that a query asks of a row: its term counts as one, each filter as another. */
export const conditionCount = ({ searchTerm, filters }: ListQuery) =>
  Number(searchTerm.trim() !== '') + Object.values(filters).filter((value) => value !== undefined).length

export const isSearched = (query: ListQuery) => conditionCount(query) > 0

/** The rows that a list's body lets through, from `from` on: `${table} t … where …`. */
export function matching<Row extends { id: string }, Wire>(
  { sql, scope, spec, query, narrowing }: Part<Row, Wire>,
  isOrdered = true,
): Fragment {
  const conditions = conditionsOf(sql, scope, spec, query)
  const isNarrowed = conditions.length > 0 || narrowing !== undefined
  const searched = isNarrowed ? (spec.searchJoins ?? '') : ''
  const ordered = (isOrdered && spec.sort[query.sortBy]?.join) || ''
  // Leaves out the join that the search has already.
  return sql`${sql.unsafe(spec.table)} t ${sql.unsafe(searched)} ${sql.unsafe(searched.includes(ordered) ? '' : ordered)}
    where ${spec.within(sql, scope)} ${narrowing ? sql`and ${narrowing(sql)}` : sql``}
      ${conditions.length > 0 ? conditions : sql``}`
}

/**
 * PostgreSQL takes a limit that it does not know for a tenth of all rows, and makes a plan anew for each number instead. Searches that are
 * looked at most often get a bound that it knows.
 */
const triedBound = 20_000

/** An order: the key that a row has by it, as SQL over `t`, and what sorts by the columns `sort_key` and `id`. */
interface Order {
  by: string
  order: Fragment
}

/** The first rows of a list, whatever is looked for among them, in order and each with its `sort_key`: `(select …) t`. */
export function firstRows(
  { sql, scope, spec }: { sql: Sql; scope: Scope; spec: Pick<AnyListSpec, 'table' | 'within'> },
  { by, order }: Order,
  rows: number,
): Fragment {
  const ordered = sql`select t.*, ${sql.unsafe(by)} as sort_key from ${sql.unsafe(spec.table)} t
      where ${spec.within(sql, scope)} order by ${order}`
  const bounded = sql`select * from (${ordered} limit ${sql.unsafe(String(triedBound))}) t order by ${order}`
  return sql`(${rows <= triedBound ? bounded : ordered} limit ${rows}) t`
}

/** As `matching`, tried on the first rows of the list alone. */
export function matchingAmong<Row extends { id: string }, Wire>(
  part: Part<Row, Wire>,
  order: Order,
  rows: number,
): Fragment {
  const { sql, scope, spec, query } = part
  return sql`${firstRows(part, order, rows)} ${sql.unsafe(spec.searchJoins ?? '')}
    where true ${conditionsOf(sql, scope, spec, query)}`
}
