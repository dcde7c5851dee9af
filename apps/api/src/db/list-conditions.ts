import type { ListQuery } from '@corridor/contract/wire/list'
import type { ListSpec } from './list-spec.ts'
import { type Fragment, likeLiteral, type Sql } from './sql.ts'

/** How the conditions are looked up: through the indexes that serve them, or row by row in the order of the list. */
export type Access = 'by-index' | 'in-order'

/** The conditions that a list's body sets, beginning with `and`; empty where it sets none. */
export function conditionsOf<Row extends { id: string }, Wire>(
  sql: Sql,
  spec: ListSpec<Row, Wire>,
  query: ListQuery,
  access: Access,
): Fragment[] {
  const conditions: Fragment[] = []
  for (const [name, value] of Object.entries(query.filters)) {
    if (value === undefined) continue
    const filter = name === '_id' ? byId : spec.filters[name]
    if (filter) conditions.push(sql`and ${filter(sql, value as never)}`)
  }
  const term = query.searchTerm.trim()
  if (term !== '') conditions.push(sql`and ${searching(sql, spec, term, query.searchFields, access)}`)
  return conditions
}

const byId = (sql: Sql, id: string) => sql`t.id = ${id}`

function searching<Row extends { id: string }, Wire>(
  sql: Sql,
  spec: ListSpec<Row, Wire>,
  term: string,
  fields: readonly string[] | undefined,
  access: Access,
): Fragment {
  if (!fields && spec.searchAll) return spec.searchAll(sql, term, access)
  const pattern = sql`'%' || search_fold(${likeLiteral(term)}) || '%'`
  const looked = Object.entries(spec.search)
    .filter(([name]) => !fields || fields.includes(name))
    .map(([, text]) => sql`or search_fold(${sql.unsafe(text)}) like ${pattern}`)
  return looked.length > 0 ? sql`(false ${looked})` : sql`false`
}
