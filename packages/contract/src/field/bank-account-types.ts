/** Types of the account that commission goes to. Plain data: pages carry it without the validator. */
export const bankAccountTypes = ['current', 'savings', 'other'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

export const bankAccountTypeNames: Record<BankAccountType, string> = {
  current: 'Current / Checking',
  savings: 'Savings',
  other: 'Other',
}

/** Messages for the faults of an account. */
export const bankFaults = {
  accountMissing: 'Account Number is required',
  accountWrong: 'Account Number is not valid in this country',
  ibanWrong: 'IBAN is not valid',
  ibanForeign: 'This IBAN is of another country',
  codeMissing: 'IFSC Code/Routing Number is required',
  codeWrong: 'IFSC Code/Routing Number is not valid',
  swiftMissing: 'SWIFT/BIC is required',
  swiftWrong: 'SWIFT/BIC is not valid',
} as const

/** A country's own names of the account number and of the bank's code beside it; null if the number says it all. */
export interface BankWords {
  account: string
  code: string | null
}

/** By ISO code. */
export const knownBankWords: Record<string, BankWords> = {
  IN: { account: 'Account Number', code: 'IFSC Code' },
  US: { account: 'Account Number', code: 'Routing Number' },
  CA: { account: 'Account Number', code: 'Institution and Transit Number' },
  AU: { account: 'Account Number', code: 'BSB' },
  GB: { account: 'Account Number or IBAN', code: 'Sort Code' },
  NZ: { account: 'Account Number', code: null },
}

/** Names of the two fields on a form for a country, by its ISO code. */
export const bankWords = (country: string | null): BankWords =>
  knownBankWords[country ?? ''] ?? { account: 'Account Number or IBAN', code: null }
