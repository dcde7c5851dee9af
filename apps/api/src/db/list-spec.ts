import type { Fragment, Sql } from '../platform/sql.ts'
import type { Scope } from './scope.ts'

interface Sort {
  by: string
  /** Empty values stand last, whatever the direction. */
  nullable?: boolean
  /** An index of the table holds the rows of a company in this order. */
  indexed?: boolean
}

/**
 * How one kind of record is listed. The texts are SQL over the alias `t` and are written by us alone; every value that comes
 * from outside is a parameter.
 */
export interface ListSpec<Row extends { id: string }, Wire> {
  /** The table, which carries `id` and is known as `t`. */
  table: string
  /** What the rows show beyond the table, and the columns read. */
  joins?: string
  columns: string
  /** Which rows there are at all for this caller. */
  within: (sql: Sql, scope: Scope) => Fragment
  /** Contract's sort name to what is behind it. */
  sort: Record<string, Sort>
  filters: Record<string, (sql: Sql, value: never) => Fragment>
  /** Contract's search name to the text looked in. */
  search: Record<string, string>
  /** Joins that filters or searches need to see. */
  searchJoins?: string
  /** A search over all names at once that an index serves. */
  searchAll?: (sql: Sql, term: string) => Fragment
  /** The kind under which the table's trigger notes changes: its totals are kept, and need not be counted. */
  kept?: {
    kind: string /** Filters that look into other tables, whose changes are not noted. */
    uncounted: readonly string[]
  }
  toWire: (row: Row) => Wire
}
