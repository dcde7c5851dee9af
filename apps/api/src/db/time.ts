import type { Sql } from '../platform/sql.ts'

/** The database's moment: the one clock that all nodes share. */
export async function databaseTime(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`
  if (!row) throw new Error('The database has no time.')
  return row.now
}
