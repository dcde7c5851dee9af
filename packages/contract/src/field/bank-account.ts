import { getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools'
import { bankFaults } from './bank-account-types.ts'

interface LocalRules {
  account: RegExp
  isCode?: (code: string) => boolean
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** The weights 3, 7, 1 over nine digits give a multiple of ten. Source: the American Bankers Association. */
const isRoutingNumber = (code: string) =>
  /^\d{9}$/.test(code) &&
  [...code].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0

/** Countries whose accounts are not, or not only, named by an IBAN, by ISO code. */
const localRules: Record<string, LocalRules> = {
  IN: { account: /^\d{9,18}$/, isCode: matches(/^[A-Z]{4}0[A-Z0-9]{6}$/) },
  US: { account: /^\d{4,17}$/, isCode: isRoutingNumber },
  CA: { account: /^\d{7,12}$/, isCode: matches(/^\d{8,9}$/) },
  AU: { account: /^\d{5,10}$/, isCode: matches(/^\d{6}$/) },
  GB: { account: /^\d{8}$/, isCode: matches(/^\d{6}$/) },
  NZ: { account: /^\d{15,16}$/ },
}
const anyAccount = /^[A-Z0-9]{4,34}$/

export interface BankAccount {
  /** The bank's country by its ISO code; null for one that has none. */
  country: string | null
  /** Null if the one that stands is kept. */
  accountNumber: string | null
  bankCode: string
  swift: string
}

/** A number or code as banks compare it: capitals, without spaces, hyphens and dots. */
export const toBankText = (typed: string): string => typed.replace(/[\s.‐-―-]/g, '').toUpperCase()

/** True if a country names its accounts by IBAN, by the registry's list. */
const hasIban = (country: string) => getCountrySpecifications()[country]?.IBANRegistry === true

/** Finds the faults of an account, by field; expects its texts as `toBankText` makes them. */
export function findBankFaults({ country, accountNumber, bankCode, swift }: BankAccount): Record<string, string> {
  const faults: Record<string, string> = {}
  const local = localRules[country ?? '']
  const isIban = country !== null && hasIban(country) && (!local || /^[A-Z]{2}/.test(accountNumber ?? ''))
  if (accountNumber === '') faults.accountNumber = bankFaults.accountMissing
  else if (accountNumber !== null) {
    const fault = isIban ? findIbanFault(country, accountNumber) : findNumberFault(local, accountNumber)
    if (fault) faults.accountNumber = fault
  }
  if (local?.isCode && !isIban) {
    // Kept with a number that stands, it may be an IBAN's that needs none.
    if (bankCode === '' && accountNumber !== null) faults.bankCode = bankFaults.codeMissing
    else if (bankCode !== '' && !local.isCode(bankCode)) faults.bankCode = bankFaults.codeWrong
  }
  if (swift !== '' && !isValidBIC(swift)) faults.swift = bankFaults.swiftWrong
  if (swift === '' && !local && !isIban) faults.swift = bankFaults.swiftMissing
  return faults
}

function findIbanFault(country: string, account: string): string | null {
  if (!isValidIBAN(account)) return bankFaults.ibanWrong
  return account.startsWith(country) ? null : bankFaults.ibanForeign
}

const findNumberFault = (local: LocalRules | undefined, account: string): string | null =>
  (local?.account ?? anyAccount).test(account) ? null : bankFaults.accountWrong
