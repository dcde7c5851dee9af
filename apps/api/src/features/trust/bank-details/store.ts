import type { Sql } from '../../../platform/sql.ts'
import { type AccountValues, type BankRow, type BankValues, bankColumns } from './tables.ts'

export async function findBankDetails(sql: Sql, companyId: string): Promise<BankRow | undefined> {
  const [row] = await sql<BankRow[]>`
    select t.id, t.version, t.created_at, t.updated_at, t.company_id, ${sql.unsafe(bankColumns)}
    from company_bank_details t join country n on n.id = t.country_id
    join company c on c.id = t.company_id and c.deleted_at is null
    where t.company_id = ${companyId}`
  return row
}

/** Lets one of two who save at once wait for the other. */
export const holdCompany = (tx: Sql, companyId: string) =>
  tx`select 1 from company where id = ${companyId} for no key update`

export const insertBankDetails = (
  tx: Sql,
  values: BankValues & AccountValues & { id: string; company_id: string; created_by: string },
) => tx`insert into company_bank_details ${tx(values)}`

/** With an account, it counts as entered now. */
export const updateBankDetails = (tx: Sql, id: string, values: BankValues, account: AccountValues | null) => tx`
  update company_bank_details set ${tx({ ...values, ...account })}, version = version + 1, updated_at = now(),
    account_set_at = case when ${account !== null} then now() else account_set_at end
  where id = ${id}`
