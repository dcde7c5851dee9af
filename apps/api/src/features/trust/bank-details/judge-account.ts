import { findBankFaults } from '@corridor/contract/field/bank-account'
import type { BankAccountGiven } from '@corridor/contract/field/bank-fields'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type BankValues, findCountry } from './tables.ts'

type Given = Pick<
  BankAccountGiven,
  'beneficiaryName' | 'bankName' | 'accountType' | 'country' | 'accountNumber' | 'bankCode' | 'swift'
>

/** The columns of an account, judged with what stands. Throws `request.invalid` for what the bank's country does not know. */
export async function judgeAccount(tx: Sql, given: Given, stands: BankValues | undefined): Promise<BankValues> {
  const country = await findCountry(tx, given.country)
  if (!country) throw fail('request.invalid', {}, { fields: { country: 'Country not found' } })
  const isKept = stands?.country_id === given.country
  const accountNumber = given.accountNumber || (isKept ? null : '')
  const fields = findBankFaults({ ...given, accountNumber, country: country.code })
  if (Object.keys(fields).length > 0) throw fail('request.invalid', {}, { fields })
  return {
    beneficiary_name: given.beneficiaryName,
    bank_name: given.bankName,
    account_type: given.accountType,
    country_id: given.country,
    bank_code: given.bankCode || null,
    swift: given.swift || null,
  }
}
