import type postgres from 'postgres'
import type { Sql } from '../../platform/sql.ts'
import type { LongWork, WorkRow, WorkTable } from './kind.ts'

/** A worker that has not renewed its lease for so long is dead. */
export const leaseSeconds = 60

const lease = (sql: Sql) => sql`now() + make_interval(secs => ${leaseSeconds})`

/** Takes work that waits for a worker, or whose worker died; undefined if somebody is at it, or nothing is to be done. */
export async function takeWork<Row extends WorkRow>(
  sql: Sql,
  kind: LongWork<Row>,
  id: string,
): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    update ${sql(kind.table)} set turn = turn + 1, leased_until = ${lease(sql)},
      times_lost = case when leased_until is null then 0 else times_lost + 1 end
    where id = ${id} and state = any(${Object.keys(kind.halts)}) and (leased_until is null or leased_until < now())
    returning *`
  return row as Row | undefined
}

/** The work as it stands, kept from others until `tx` ends; undefined if it moved on or has another worker. */
export async function lockWork<Row extends WorkRow>(
  tx: Sql,
  { table }: WorkTable,
  { id, turn, state }: Row,
): Promise<Row | undefined> {
  const [row] = await tx<Row[]>`
    select * from ${tx(table)} where id = ${id} and turn = ${turn} and state = ${state} for update`
  return row as Row | undefined
}

/** Keeps what a worker got done; false, and nothing is kept, if the work moved on or has another worker. */
export async function saveWork<Row extends WorkRow>(
  sql: Sql,
  table: WorkTable,
  { id, turn, state }: Row,
  values: Partial<NoInfer<Row>>,
): Promise<boolean> {
  const { count } = await sql`
    update ${sql(table.table)} set ${written(sql, table, values)}, version = version + 1, updated_at = now()
    where id = ${id} and turn = ${turn} and state = ${state}`
  return count > 0
}

/** Moves work to another state, in the transaction of a verb that has locked it: whoever is at it writes no more. */
export const moveWork = <Row extends WorkRow>(
  tx: Sql,
  table: WorkTable,
  { id }: Row,
  values: Partial<NoInfer<Row>>,
) => tx`
  update ${tx(table.table)} set ${written(tx, table, values)}, turn = turn + 1, leased_until = null, version = version + 1,
    updated_at = now() where id = ${id}`

export const renewLease = (sql: Sql, { table }: WorkTable, { id, turn }: WorkRow) =>
  sql`update ${sql(table)} set leased_until = ${lease(sql)} where id = ${id} and turn = ${turn}`

/** Work that got further than its last worker: what that one died at is not what the next would die at. */
export const noteProgress = (sql: Sql, { table }: WorkTable, { id, turn }: WorkRow) =>
  sql`update ${sql(table)} set times_lost = 0 where id = ${id} and turn = ${turn}`

export const leaveWork = (sql: Sql, { table }: WorkTable, { id, turn }: WorkRow) =>
  sql`update ${sql(table)} set leased_until = null where id = ${id} and turn = ${turn}`

function written(sql: Sql, { json }: WorkTable, values: object) {
  const row = Object.entries(values).map(([name, value]) => [
    name,
    value && json.includes(name) ? sql.json(value as postgres.JSONValue) : value,
  ])
  return sql(Object.fromEntries(row))
}
