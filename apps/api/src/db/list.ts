import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import type { Scope } from './scope.ts'
import { type Fragment, likeLiteral, type Sql } from './sql.ts'

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
  /** Contract's sort name to the expression behind it; a nullable one puts its empty values last. */
  sort: Record<string, { by: string; nullable?: boolean }>
  filters: Record<string, (sql: Sql, value: never) => Fragment>
  /** Contract's search name to the text looked in. */
  search: Record<string, string>
  /** Joins that filters or searches need to see. */
  searchJoins?: string
  /** A search over all names at once that an index serves. */
  searchAll?: (sql: Sql, term: string) => Fragment
  /** The total of all rows in scope, where it is kept and need not be counted. */
  keptTotal?: (sql: Sql, scope: Scope) => Fragment
  toWire: (row: Row) => Wire
}

export interface ListAnswer<Wire> {
  success: true
  data: Wire[]
  totalDocs: number
}

/** Narrows a list further than its body can say: the members of one hotlist, one lookup's entries. */
export type Narrowing = (sql: Sql) => Fragment

type ListRow<Row> = { [Key in keyof Row]: Row[Key] | null } & { list_total: number }

/**
 * One page of a list and the exact total of all that match, in one statement and so of one moment.
 * The page's ids are chosen first, from indexes alone where the sort has one; only they are joined.
 */
export async function runList<Row extends { id: string }, Wire>(
  sql: postgres.Sql,
  scope: Scope,
  spec: ListSpec<Row, Wire>,
  query: ListQuery,
  narrowing?: Narrowing,
): Promise<ListAnswer<Wire>> {
  const { by, nullable } = spec.sort[query.sortBy] ?? { by: 't.created_at' }
  const direction = query.sortDirection === 'asc' ? sql`asc` : sql`desc`
  const nulls = nullable ? sql`nulls last` : sql``
  const conditions = matching(sql, spec, query)
  const isNarrowed = conditions.length > 0 || narrowing !== undefined
  const hit = sql`
    select t.id, ${sql.unsafe(by)} as sort_key
    from ${sql.unsafe(spec.table)} t ${sql.unsafe(isNarrowed ? (spec.searchJoins ?? '') : '')}
    where ${spec.within(sql, scope)} ${narrowing ? sql`and ${narrowing(sql)}` : sql``} ${conditions.length > 0 ? conditions : sql``}`
  const total = isNarrowed || !spec.keptTotal ? sql`select count(*) from hit` : spec.keptTotal(sql, scope)
  const limit = query.limit === -1 ? null : query.limit
  const offset = query.limit === -1 ? 0 : (query.page - 1) * query.limit

  const rows = await sql<ListRow<Row>[]>`
    with hit as ${sql.unsafe(isNarrowed ? 'materialized' : 'not materialized')} (${hit}),
    page as (
      select id, sort_key from hit
      order by sort_key ${direction} ${nulls}, id ${direction} limit ${limit} offset ${offset}
    )
    select counted.list_total, shown.*
    from (select (${total})::int as list_total) counted
    left join (
      select ${sql.unsafe(spec.columns)}, page.sort_key
      from page join ${sql.unsafe(spec.table)} t on t.id = page.id ${sql.unsafe(spec.joins ?? '')}
    ) shown on true
    order by shown.sort_key ${direction} ${nulls}, shown.id ${direction}`

  return {
    success: true,
    data: rows.filter((row) => row.id !== null).map((row) => spec.toWire(row as unknown as Row)),
    totalDocs: rows[0]?.list_total ?? 0,
  }
}

function matching<Row extends { id: string }, Wire>(sql: Sql, spec: ListSpec<Row, Wire>, query: ListQuery): Fragment[] {
  const conditions: Fragment[] = []
  for (const [name, value] of Object.entries(query.filters)) {
    if (value === undefined) continue
    const filter = name === '_id' ? byId : spec.filters[name]
    if (filter) conditions.push(sql`and ${filter(sql, value as never)}`)
  }
  const term = query.searchTerm.trim()
  if (term !== '') conditions.push(sql`and ${searching(sql, spec, term, query.searchFields)}`)
  return conditions
}

const byId = (sql: Sql, id: string) => sql`t.id = ${id}`

function searching<Row extends { id: string }, Wire>(
  sql: Sql,
  spec: ListSpec<Row, Wire>,
  term: string,
  fields: readonly string[] | undefined,
): Fragment {
  if (!fields && spec.searchAll) return spec.searchAll(sql, term)
  const pattern = sql`'%' || search_fold(${likeLiteral(term)}) || '%'`
  const looked = Object.entries(spec.search)
    .filter(([name]) => !fields || fields.includes(name))
    .map(([, text]) => sql`or search_fold(${sql.unsafe(text)}) like ${pattern}`)
  return looked.length > 0 ? sql`(false ${looked})` : sql`false`
}
