import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { insertAccount } from './store.ts'

/** Makes an account. Throws `account.exists` if the address has one. */
export async function addAccount(tx: Sql, account: Parameters<typeof insertAccount>[1]): Promise<void> {
  if (!(await insertAccount(tx, account))) throw fail('account.exists')
}
