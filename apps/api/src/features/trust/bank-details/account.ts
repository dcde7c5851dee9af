import type { CompanyBankDetails } from '@corridor/contract/trust/bank-details/shapes'
import { toRecordBase } from '../../../db/record.ts'
import { SealBroken } from '../../../platform/field-crypto.ts'
import type { Platform } from '../../../platform.ts'
import type { AccountValues, BankRow } from './store.ts'

const placeOf = (rowId: string) => ({ table: 'company_bank_details', column: 'sealed_account', rowId })

/** An account number as it lies in the database. */
export const sealAccount = ({ fields }: Platform, id: string, account: string): AccountValues => ({
  sealed_account: fields.seal(account, placeOf(id)),
  last_signs: lastSigns(account),
})

export const openAccount = ({ fields }: Platform, row: Pick<BankRow, 'id' | 'sealed_account'>): string =>
  fields.open(row.sealed_account, placeOf(row.id))

/** Whether a row holds this number; one that does not open holds none. */
export function holdsAccount(
  platform: Platform,
  row: Pick<BankRow, 'id' | 'sealed_account'>,
  account: string,
): boolean {
  try {
    return openAccount(platform, row) === account
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

// The last four, and of a short number never more than the half.
const lastSigns = (account: string) => account.slice(-Math.min(4, Math.floor(account.length / 2)))

const masked = ({ last_signs }: AccountValues) => `•••• ${last_signs}`

export const toWire = (row: BankRow): CompanyBankDetails => ({
  ...toRecordBase(row),
  beneficiaryName: row.beneficiary_name,
  bankName: row.bank_name,
  accountType: row.account_type,
  country: row.country_id,
  countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
  accountMasked: masked(row),
  accountEnteredDate: row.account_set_at.toISOString(),
  bankCode: row.bank_code,
  swift: row.swift,
})

/** What the trail keeps of them: never the number. */
export const toFacts = (row: BankRow) => ({
  beneficiary_name: row.beneficiary_name,
  bank_name: row.bank_name,
  account_type: row.account_type,
  country: row.country_name,
  account: masked(row),
  account_set_at: row.account_set_at.toISOString(),
  bank_code: row.bank_code,
  swift: row.swift,
})
