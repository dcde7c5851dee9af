import type { Sql } from '../../../platform/sql.ts'

/** The names of a person of the product; empty for one who is gone. */
export async function findPersonName(tx: Sql, id: string): Promise<{ firstName: string; lastName: string }> {
  const [row] = await tx<{ firstName: string; lastName: string }[]>`
    select first_name as "firstName", last_name as "lastName" from user_account where id = ${id}`
  return row ?? { firstName: '', lastName: '' }
}
