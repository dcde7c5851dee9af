import type { Fragment } from '../../platform/sql.ts'
import { isSearched, matching, type Part } from './matching.ts'

/**
 * Counts the rows of a list, as SQL in the statement of its page: the kept total if there is one, else a count. Counting needs no order, so
 * what is joined for the order is left out.
 */
export function totalOf<Row extends { id: string }, Wire>(part: Part<Row, Wire>): Fragment {
  const { sql, scope, spec } = part
  if (isGathered(part)) return sql`(select count(*) from hit)::int`
  if (!spec.kept) return sql`(select count(*) from ${matching(part, false)})::int`
  const left = leftOut(part)
  if (!left) return sql`kept.list_all`
  const few = sql`select count(*) from ${sql.unsafe(spec.table)} t where ${spec.within(sql, scope)} and ${sql.unsafe(left)}`
  return sql`kept.list_all - (${few})::int`
}

/** True if the matches must be found first: nothing tells how many they are, and they may lie far apart in the list's order. */
export const isGathered = <Row extends { id: string }, Wire>(part: Part<Row, Wire>) =>
  (part.narrowing !== undefined || isSearched(part.query)) && leftOut(part) === undefined

/** The condition of the few rows that a filter leaves out, if it is all that narrows the list. */
function leftOut<Row extends { id: string }, Wire>({ spec, query, narrowing }: Part<Row, Wire>): string | undefined {
  const given = Object.entries(query.filters).filter(([, value]) => value !== undefined)
  if (narrowing || query.searchTerm.trim() !== '' || given.length !== 1) return undefined
  const [name, value] = given[0] ?? ['']
  const left = spec.kept?.allBut?.[name]
  return typeof left === 'object' ? left[String(value)] : left
}
