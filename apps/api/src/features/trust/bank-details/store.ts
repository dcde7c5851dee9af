import type { BankAccountType } from '@corridor/contract/field/bank-account-types'
import type { RecordRow } from '../../../db/record.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface BankValues {
  beneficiary_name: string
  bank_name: string
  account_type: BankAccountType
  country_id: string
  bank_code: string | null
  swift: string | null
}

export interface AccountValues {
  sealed_account: string
  last_signs: string
}

export interface BankRow extends RecordRow, BankValues, AccountValues {
  company_id: string
  country_name: string
  country_code: string | null
  account_set_at: Date
}

export async function findBankDetails(sql: Sql, companyId: string): Promise<BankRow | undefined> {
  const [row] = await sql<BankRow[]>`
    select t.id, t.version, t.created_at, t.updated_at, t.company_id, t.beneficiary_name, t.bank_name, t.account_type, t.country_id,
      n.name as country_name, n.code as country_code, t.bank_code, t.swift, t.sealed_account, t.last_signs, t.account_set_at
    from company_bank_details t join country n on n.id = t.country_id
    join company c on c.id = t.company_id and c.deleted_at is null
    where t.company_id = ${companyId}`
  return row
}

/** Of two who save at once, the second waits for the first. */
export const holdCompany = (tx: Sql, companyId: string) =>
  tx`select 1 from company where id = ${companyId} for no key update`

/** The ISO code of a country that stands; null if it has none. */
export async function findCountry(sql: Sql, id: string): Promise<{ code: string | null } | undefined> {
  const [row] = await sql<{ code: string | null }[]>`
    select code from country where id = ${id} and deleted_at is null for share`
  return row
}

export const insertBankDetails = (
  tx: Sql,
  values: BankValues & AccountValues & { id: string; company_id: string; created_by: string },
) => tx`insert into company_bank_details ${tx(values)}`

/** With an account, it counts as entered now. */
export const updateBankDetails = (tx: Sql, id: string, values: BankValues, account: AccountValues | null) => tx`
  update company_bank_details set ${tx({ ...values, ...account })}, version = version + 1, updated_at = now(),
    account_set_at = case when ${account !== null} then now() else account_set_at end
  where id = ${id}`
