import { LRUCache } from 'lru-cache'
import type { Fragment, Sql } from '../platform/sql.ts'
import type { Scope } from './scope.ts'

const entriesMax = 2_000

/** Of one state of the records, how many there are and how many of them match a search. */
interface Counted {
  state: string
  all: number
  matching: number
}

/**
 * What earlier requests counted. An entry holds only for the state of the records that it was counted in; a row that is added,
 * changed or removed, on any node, makes another state, so a total is never out of date.
 */
export const countedTotals = new LRUCache<string, Counted>({ max: entriesMax })

/** The state of a company's (or everybody's) records of a kind, and how many there are: `list_state`, `list_all`. */
export function stateOf(sql: Sql, kind: string, scope: Scope): Fragment {
  const whose = scope.kind === 'company' ? sql`and company_id = ${scope.companyId}` : sql``
  return sql`
    select count(*) || ':' || coalesce(max(id), 0) as list_state, coalesce(sum(n), 0)::int as list_all
    from record_delta where kind = ${kind} ${whose}`
}

/** Folds each company's differences into one row; totals read meanwhile see either the many or the one. */
export async function foldTotals(sql: Sql): Promise<void> {
  await sql`
    with crowded as (select kind, company_id from record_delta group by kind, company_id having count(*) > 20),
    gone as (
      delete from record_delta d using crowded c
      where d.kind = c.kind and d.company_id = c.company_id
      returning d.kind, d.company_id, d.n
    )
    insert into record_delta (kind, company_id, n) select kind, company_id, sum(n) from gone group by kind, company_id`
}
