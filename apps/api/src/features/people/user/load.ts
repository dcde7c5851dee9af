import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findUser, lockUser } from './store.ts'
import type { UserRow } from './tables.ts'

/** Throws `record.notFound`. */
export async function loadUser(sql: Sql, id: string): Promise<UserRow> {
  const row = await findUser(sql, id)
  if (!row) throw fail('record.notFound', { entity: 'User' })
  return row
}

/** Holds an account until the transaction ends. Throws `record.notFound`. */
export async function holdUser(tx: Sql, id: string): Promise<UserRow> {
  await lockUser(tx, id)
  return loadUser(tx, id)
}
