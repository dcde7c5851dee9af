import { allRowsMax, pageSizes } from '@corridor/contract/wire/list-bounds'
import type { Fragment, Sql } from '../../platform/sql.ts'
import type { Part } from './matching.ts'
import { sortOf } from './spec.ts'
import { isGathered } from './total.ts'

/**
 * Makes the statement's `page`: ids and keys of `hit`, in the list's order. Read from the end, the same rows come by the order turned
 * round; how many stand before them is told by the statement's own `counted`, so that the way there changes nothing.
 */
export function pageOf<Row extends { id: string }, Wire>(part: Part<Row, Wire>, isFromEnd: boolean): Fragment {
  const { sql, spec, query } = part
  const { nullable } = sortOf(spec, query.sortBy)
  const isAscending = (query.sortDirection === 'asc') !== isFromEnd
  const direction = isAscending ? sql`asc` : sql`desc`
  const nulls = nullable ? (isFromEnd ? sql`nulls first` : sql`nulls last`) : sql``
  return sql`select id, sort_key from hit
      order by sort_key ${direction} ${nulls}, id ${direction} ${isFromEnd ? cutFromEnd(sql, part) : cut(part)}`
}

function cut<Row extends { id: string }, Wire>(part: Part<Row, Wire>): Fragment {
  const { sql, query } = part
  const { page, limit } = query
  if (limit === -1) return sql`limit ${allRowsMax}`
  const offset = (page - 1) * limit
  // Matches that are gathered first are all read, whatever is shown of them.
  return isGathered(part) ? sql`limit ${limit} offset ${offset}` : cutInOrder(sql, { limit, offset })
}

/**
 * The cut of a page that is read in an order. The plan of such a statement costs more to make than to run, and PostgreSQL keeps one only
 * if it knows how few rows it will read: so the pages that are asked for most have their numbers in the text.
 */
export function cutInOrder(sql: Sql, { limit, offset }: { limit: number; offset: number }): Fragment {
  const isUsual = offset === 0 && pageSizes.some((size) => size === limit)
  return isUsual ? sql.unsafe(`limit ${limit}`) : sql`limit ${limit} offset ${offset}`
}

function cutFromEnd<Row extends { id: string }, Wire>(sql: Sql, { query: { page, limit } }: Part<Row, Wire>): Fragment {
  const before = (page - 1) * limit
  return sql`limit (select least(${limit}, greatest(list_total - ${before}::bigint, 0)) from counted)
      offset (select greatest(list_total - ${before + limit}::bigint, 0) from counted)`
}

/**
 * The rows of the statement's `page` as `t`, with its keys. The offset has them read before anything is joined to them: to weigh all orders
 * of six tables took longer than to find and read the page.
 */
export function rowsOfPage(sql: Sql, table: string, keys: readonly string[]): Fragment {
  const ofPage = keys.map((key) => `page.${key}`).join(', ')
  return sql.unsafe(`(select t.*, ${ofPage} from page join ${table} t on t.id = page.id offset 0) t`)
}
