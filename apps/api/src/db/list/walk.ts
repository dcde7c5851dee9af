import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import type { Fragment } from '../../platform/sql.ts'
import type { Scope } from '../scope/scope.ts'
import { textOf } from '../scope/within.ts'
import { matching, type Narrowing } from './matching.ts'
import { type AnyListSpec, sortOf } from './spec.ts'

const fetchRows = 1_000

interface Walk<Row extends { id: string }, Wire> {
  tx: postgres.TransactionSql
  scope: Scope
  spec: AnyListSpec<Row, Wire>
  query: ListQuery
  /** Further conditions, as for a list. */
  narrowings: Narrowing[]
}

/** Counts the rows that a walk will meet. */
export async function countList<Row extends { id: string }, Wire>(walk: Walk<Row, Wire>): Promise<number> {
  const { tx } = walk
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from ${hits(walk)}`
  return row?.n ?? 0
}

/**
 * All rows of a list in its order, whatever their number, some at a time. The caller's transaction gives the moment that they are of:
 * begin it `isolation level repeatable read read only`.
 */
export async function* walkList<Row extends { id: string }, Wire>(walk: Walk<Row, Wire>): AsyncGenerator<Wire[]> {
  const { tx, scope, spec, query } = walk
  const sort = sortOf(spec, query.sortBy)
  const by = textOf(sort.by, scope)
  const direction = tx.unsafe(query.sortDirection === 'asc' ? 'asc' : 'desc')
  // Every row will be fetched; by default a cursor is planned for the first few.
  await tx`set local cursor_tuple_fraction = 1`
  await tx`
    declare walk no scroll cursor for
    select ${tx.unsafe(textOf(spec.columns, scope))} from (select t.id, ${tx.unsafe(by)} as sort_key from ${hits(walk)}) hit
    join ${tx.unsafe(spec.table)} t on t.id = hit.id ${tx.unsafe(textOf(spec.joins, scope))}
    order by hit.sort_key ${direction} ${tx.unsafe(sort.nullable ? 'nulls last' : '')}, hit.id ${direction}`
  for (;;) {
    const rows = await tx.unsafe<Row[]>(`fetch ${fetchRows} from walk`)
    if (rows.length > 0) yield rows.map((row) => spec.toWire(row))
    if (rows.length < fetchRows) return
  }
}

const hits = <Row extends { id: string }, Wire>({ tx, narrowings, ...walk }: Walk<Row, Wire>): Fragment =>
  matching({ ...walk, sql: tx, narrowing: narrowings.length > 0 ? allOf(narrowings) : undefined })

const allOf =
  (narrowings: Narrowing[]): Narrowing =>
  (sql) =>
    sql`(true ${narrowings.map((each) => sql`and ${each(sql)}`)})`
