import { LRUCache } from 'lru-cache'
import { now } from '../../platform/clock.ts'
import type { Fragment, Sql } from '../../platform/sql.ts'
import { audiencesOf, type Scope } from '../scope/scope.ts'

const entriesMax = 2_000

/** Counts of one state of the records: how many there are and how many of them match a search. */
interface Counted {
  state: string
  all: number
  matching: number
  /** Milliseconds that it took to find them all. */
  foundInMs: number
}

/**
 * Totals that earlier requests counted. An entry holds only for the state of the records that it was counted in; a row that is added,
 * changed or removed, on any node, makes another state, so a total is never out of date.
 */
export const countedTotals = new LRUCache<string, Counted>({ max: entriesMax })

/**
 * The state of a company's (or everybody's) records of a kind, and how many there are: `list_state`, `list_all`. The name of the state is
 * made of every difference, in no order: the newest alone may stand beside others than before once some are folded.
 */
export function stateOf(sql: Sql, kind: string, scope: Scope): Fragment {
  const audiences = audiencesOf(scope)
  const seen = audiences ? sql`and audience = any(${audiences as number[]}::int[])` : sql``
  const whose = scope.kind === 'company' ? sql`and company_id = ${scope.companyId} ${seen}` : sql``
  return sql`
    select count(*) || ':' || coalesce(bit_xor(hashint8extended(id, 0)), 0) as list_state, coalesce(sum(n), 0)::int as list_all
    from record_delta where kind = ${kind} ${whose}`
}

/** Differences past this many are folded at once, by whoever reads them; fewer wait for the job's minute. */
const crowdedMin = 500
const foldEveryMs = 1_000
/** Many companies have many differences together, of which nothing can be folded. */
const foldAgainMs = 60_000
let foldFrom = 0

/**
 * Has the differences folded if a reader met many. The reader does not wait for it. By the reader and not the writer: one who folds what
 * its own transaction wrote leaves rows that nobody can remove before its end, and passes over them all the next time.
 */
export function foldCrowded(sql: Sql, state: string | null): void {
  const differences = Number.parseInt(state ?? '0', 10)
  const at = now().getTime()
  if (differences < crowdedMin || at < foldFrom) return
  foldFrom = at + foldEveryMs
  const rest = (folded: number) => {
    if (folded === 0) foldFrom = at + foldAgainMs
  }
  // Leaves the rest to the next reader, or to the job.
  foldTotals(sql).then(rest, () => undefined)
}

const foldedAtOnce = 50_000

/**
 * Folds each company's differences into one row an audience; answers how many rows went. Totals read meanwhile see either the many or the one. One
 * folds at a time: whoever comes meanwhile leaves it to that one, and nobody waits.
 */
export async function foldTotals(sql: Sql): Promise<number> {
  const [folded] = await sql<{ rows: number }[]>`
    with allowed as materialized (select pg_try_advisory_xact_lock(hashtext('corridor fold totals')) as alone),
    crowded as (
      select kind, company_id from record_delta where (select alone from allowed) group by kind, company_id
      having count(*) > 20 + count(distinct audience)
    ),
    few as (
      select d.id from record_delta d join crowded c on c.kind = d.kind and c.company_id = d.company_id limit ${foldedAtOnce}
    ),
    gone as (delete from record_delta d using few where d.id = few.id returning d.kind, d.company_id, d.audience, d.n),
    kept as (
      insert into record_delta (kind, company_id, audience, n)
      select kind, company_id, audience, sum(n) from gone group by kind, company_id, audience)
    select count(*)::int as rows from gone`
  const rows = folded?.rows ?? 0
  return rows < foldedAtOnce ? rows : rows + (await foldTotals(sql))
}
