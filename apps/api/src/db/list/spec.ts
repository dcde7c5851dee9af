import type { FilterValues, ListCall, RowOf, SearchName, SortName } from '@corridor/contract/wire/list'
import type { Fragment, Sql } from '../../platform/sql.ts'
import type { Scope } from '../scope/scope.ts'
import type { Within } from '../scope/within.ts'

export interface Sort {
  by: string
  /** Empty values stand last, whatever the direction. */
  nullable?: boolean
  /** An index of the table holds the rows of a company in this order. */
  indexed?: boolean
  /** The join of what the order is by, one for each row, if it stands in another table; an index there may hold the order. */
  join?: string
  /** If the order is by few values of another table: then the first rows of each are taken, and not all rows sorted. */
  steps?: Steps
}

/** The values that a list is ordered by: what selects them as `id` and `sort_key`, in a company, and the column of a row that names one. */
export interface Steps {
  select: (sql: Sql, companyId: string) => Fragment
  by: string
}

type Filters<List> = {
  [Name in keyof FilterValues<List>]-?: (
    sql: Sql,
    value: NonNullable<FilterValues<List>[Name]>,
    scope: Scope,
  ) => Fragment
}

/**
 * Declares how one kind of record is listed. The texts are SQL over the alias `t` and are written by us alone; every value that comes from
 * outside is a parameter. Sorts, filters and searches are those that the endpoint names: one that is missing or misspelt does not compile.
 * Columns, joins or sorts that look into records of another table say by `seen` which of those count.
 */
export interface ListSpec<Row extends { id: string }, List extends ListCall = ListCall, Wire = RowOf<List>> {
  /** The table, which carries `id` and is known as `t`. */
  table: string
  /** Joins that the rows need beyond the table, and the columns read. */
  joins?: string
  columns: string
  /** Rows that there are at all for this caller. */
  within: Within
  /** Contract's sort name to what is behind it. */
  sort: Record<SortName<List>, Sort>
  filters: Filters<List>
  /** Contract's search name to the text looked in. */
  search: Record<SearchName<List>, string>
  /** Joins that filters or searches need to see. */
  searchJoins?: string
  /** A search over all names at once that an index serves. */
  searchAll?: (sql: Sql, term: string) => Fragment
  /** The kind under which the table's trigger notes changes: its totals are kept, and need not be counted. */
  kept?: {
    kind: string
    /** Filters that look into other tables, whose changes are not noted, or at the time. */
    uncounted: readonly (keyof FilterValues<List>)[]
    /**
     * Filters that leave out a few rows alone, which an index finds by this condition: they are taken off the kept total. One that does so
     * with some of its values says the condition for each of these.
     */
    allBut?: { [Name in keyof FilterValues<List>]?: string | Readonly<Record<string, string>> }
  }
  toWire: (row: Row) => Wire
}

/** A spec as the mechanisms for any list know it. */
// biome-ignore lint/suspicious/noExplicitAny: they know no row's shape; each spec checks its own.
export type AnyListSpec<Row extends { id: string } = any, Wire = any> = Omit<
  ListSpec<Row, ListCall, Wire>,
  'sort' | 'filters' | 'search' | 'kept'
> & {
  sort: Readonly<Record<string, Sort>>
  // biome-ignore lint/suspicious/noExplicitAny: the contract has judged the value.
  filters: Readonly<Record<string, (sql: Sql, value: any, scope: Scope) => Fragment>>
  search: Readonly<Record<string, string>>
  kept?:
    | {
        kind: string
        uncounted: readonly PropertyKey[]
        allBut?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
      }
    | undefined
}

/** Finds the order behind a sort name. Throws on a name that the spec does not have, which the contract lets nobody send. */
export function sortOf({ table, sort }: Pick<AnyListSpec, 'table' | 'sort'>, name: string): Sort {
  const found = sort[name]
  if (!found) throw new Error(`The list of ${table} has no order by ${name}.`)
  return found
}
