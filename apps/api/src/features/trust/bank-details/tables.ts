import type { BankAccountType } from '@corridor/contract/field/bank-account-types'
import type { RecordRow } from '../../../db/record/record.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Values of an account that somebody fills in, but for its number. */
export interface BankValues {
  beneficiary_name: string
  bank_name: string
  account_type: BankAccountType
  country_id: string
  bank_code: string | null
  swift: string | null
}

/** The number as it lies in the database. */
export interface AccountValues {
  sealed_account: string
  last_signs: string
}

/** The columns of an account, whosever it is, with its country. */
export interface BankColumns extends BankValues, AccountValues {
  country_name: string
  country_code: string | null
  account_set_at: Date
}

export interface BankRow extends RecordRow, BankColumns {
  company_id: string
}

/** Join `country` as `n`. */
export const bankColumns = `t.beneficiary_name, t.bank_name, t.account_type, t.country_id, n.name as country_name, n.code as country_code,
  t.bank_code, t.swift, t.sealed_account, t.last_signs, t.account_set_at`

/** The ISO code of a country that stands; null if it has none. */
export async function findCountry(sql: Sql, id: string): Promise<{ code: string | null } | undefined> {
  const [row] = await sql<{ code: string | null }[]>`
    select code from country where id = ${id} and deleted_at is null for share`
  return row
}
