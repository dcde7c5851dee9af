import type { CompanyBankDetails } from '@corridor/contract/trust/bank-details/shapes'
import { toRecordBase } from '../../../db/record/record.ts'
import { maskedAccount } from '../../../platform/sealed-account.ts'
import type { BankColumns, BankRow } from './tables.ts'

/** Shows an account on the wire, whosever it is: never the number. */
export const toBankFacts = (row: BankColumns) => ({
  beneficiaryName: row.beneficiary_name,
  bankName: row.bank_name,
  accountType: row.account_type,
  country: row.country_id,
  countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
  accountMasked: maskedAccount(row),
  accountEnteredDate: row.account_set_at.toISOString(),
  bankCode: row.bank_code,
  swift: row.swift,
})

/** Values of the account that the audit keeps. */
export const toAccountTrail = (row: BankColumns) => ({
  beneficiary_name: row.beneficiary_name,
  bank_name: row.bank_name,
  account_type: row.account_type,
  country: row.country_name,
  account: maskedAccount(row),
  account_set_at: row.account_set_at.toISOString(),
  bank_code: row.bank_code,
  swift: row.swift,
})

export const toWire = (row: BankRow): CompanyBankDetails => ({ ...toRecordBase(row), ...toBankFacts(row) })
