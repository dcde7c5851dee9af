import type { Sql } from '../../../platform/sql.ts'

/**
 * An active account's e-mail address as the limits of the sign-in know it. The row is held until the transaction ends: a change of the
 * password comes before or after.
 */
export async function holdAccount(tx: Sql, userId: string): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`
    select lower(email) as email from user_account where id = ${userId} and status = 'active' for update`
  return row?.email
}
