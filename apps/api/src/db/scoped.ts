import type postgres from 'postgres'
import type { Pool } from './pool/pool.ts'
import type { Whose } from './pool/scoped.ts'

/**
 * The pool in a company's name: whatever a statement says, the tables of identity data show and take this company's rows alone, and of what
 * is a person's this person's. Made where a company's context is made, and nowhere else. An open transaction stays as it began.
 */
export function scopedTo(sql: postgres.Sql, whose: Whose): postgres.Sql {
  if ('inNameOf' in sql) return (sql as Pool).inNameOf(whose)
  if ('savepoint' in sql) return sql
  throw new Error('A pool was expected.')
}
