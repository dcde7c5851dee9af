import type { ListQuery } from '@corridor/contract/wire/list'
import { type Fragment, likeLiteral, type Sql } from '../../platform/sql.ts'
import type { Scope } from '../scope/scope.ts'
import type { AnyListSpec } from './spec.ts'

/** The conditions that a list's body sets, beginning with `and`; empty if it sets none. */
export function conditionsOf(sql: Sql, scope: Scope, spec: AnyListSpec, query: ListQuery): Fragment[] {
  const conditions: Fragment[] = []
  for (const [name, value] of Object.entries(query.filters)) {
    if (value === undefined) continue
    const filter = name === '_id' ? byId : spec.filters[name]
    if (filter) conditions.push(sql`and ${filter(sql, value, scope)}`)
  }
  const term = query.searchTerm.trim()
  if (term !== '') conditions.push(sql`and ${searching(sql, spec, term, query.searchFields)}`)
  return conditions
}

const byId = (sql: Sql, id: unknown) => sql`t.id = ${String(id)}`

function searching(sql: Sql, spec: AnyListSpec, term: string, fields: readonly string[] | undefined): Fragment {
  if (!fields && spec.searchAll) return spec.searchAll(sql, term)
  const pattern = sql`'%' || search_fold(${likeLiteral(term)}) || '%'`
  const looked = Object.entries(spec.search)
    .filter(([name]) => !fields || fields.includes(name))
    .map(([, text]) => sql`or search_fold(${sql.unsafe(text)}) like ${pattern}`)
  return looked.length > 0 ? sql`(false ${looked})` : sql`false`
}
