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

/**
 * The state of a company's (or everybody's) records of a kind, and how many there are: `list_state`, `list_all`. What names the state is
 * made of every difference, in no order: the newest alone may stand beside others than before once some are folded.
 */
export function stateOf(sql: Sql, kind: string, scope: Scope): Fragment {
  const whose = scope.kind === 'company' ? sql`and company_id = ${scope.companyId}` : sql``
  return sql`
    select count(*) || ':' || coalesce(sum(hashint8extended(id, 0)), 0) as list_state, coalesce(sum(n), 0)::int as list_all
    from record_delta where kind = ${kind} ${whose}`
}

/**
 * Folds each company's differences into one row, for companies whose records are at rest: whoever writes many folds them meanwhile
 * (`fold_record_delta`). Totals see either the many or the one; what a writer folds at this moment is left to it.
 */
export async function foldTotals(sql: Sql): Promise<void> {
  await sql`
    with crowded as (select kind, company_id from record_delta group by kind, company_id having count(*) > 20),
    few as (
      select d.id from record_delta d join crowded c on c.kind = d.kind and c.company_id = d.company_id
      for update of d skip locked
    ),
    gone as (delete from record_delta d using few where d.id = few.id returning d.kind, d.company_id, d.n)
    insert into record_delta (kind, company_id, n) select kind, company_id, sum(n) from gone group by kind, company_id`
}
