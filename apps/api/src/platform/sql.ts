import type postgres from 'postgres'

/** A connection pool, or a transaction on it: both run queries. */
export type Sql = postgres.Sql | postgres.TransactionSql
/** A piece of a query, with its parameters. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** A value for a column that holds JSON. The driver's type of JSON refuses interfaces, which have no index. */
export const json = (sql: Sql, value: unknown) => sql.json(value as postgres.JSONValue)

/** Columns with their values, for `insert into … ${columns}` and `set ${columns}`. The driver's type of a value refuses what is built by name. */
export const columnsOf = (sql: Sql, values: object) => sql(values as Record<string, never>)

/** The text that LIKE takes literally. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** True for the database's refusal of a value that must be unique; names the index. */
export function isTaken(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint_name' in error &&
    error.constraint_name === index
  )
}

/** True for the database's refusal to delete what another row names. */
export const isReferred = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
