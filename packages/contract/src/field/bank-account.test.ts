import { describe, expect, it } from 'vitest'
import { findBankFaults, toBankText } from './bank-account.ts'

const judge = (country: string | null, accountNumber: string | null, bankCode = '', swift = '') =>
  findBankFaults({
    country,
    accountNumber: accountNumber && toBankText(accountNumber),
    bankCode: toBankText(bankCode),
    swift: toBankText(swift),
  })

describe('a bank account', () => {
  it.each([
    ['DE', 'DE89 3704 0044 0532 0130 00', '', ''],
    ['FR', 'fr14 2004 1010 0505 0001 3m02 606', '', 'BNPA FR PP'],
    ['AE', 'AE07 0331 2345 6789 0123 456', '', ''],
    ['GB', 'GB29 NWBK 6016 1331 9268 19', '', ''],
    ['GB', '31926819', '60-16-13', ''],
    ['IN', '5010 0123 4567 89', 'HDFC0001234', ''],
    ['US', '000123456789', '021000021', 'CHASUS33'],
    ['CA', '1234567', '00012-003', ''],
    ['AU', '12345678', '062-000', ''],
    ['NZ', '01-0902-0068389-00', '', ''],
    ['SG', '0123456789', '', 'DBSSSGSG'],
    [null, 'AB12345', '', 'DBSSSGSG'],
  ])('of %s is taken as %s %s %s', (country, account, code, swift) => {
    expect(judge(country, account, code, swift)).toEqual({})
  })

  it.each([
    ['DE', 'DE88 3704 0044 0532 0130 00', '', '', { accountNumber: 'IBAN is not valid' }],
    ['DE', '532013000', '', '', { accountNumber: 'IBAN is not valid' }],
    ['DE', 'FR1420041010050500013M02606', '', '', { accountNumber: 'This IBAN is of another country' }],
    ['DE', '', '', '', { accountNumber: 'Account Number is required' }],
    ['DE', null, '', 'NOBIC', { swift: 'SWIFT/BIC is not valid' }],
    ['IN', '12345678', 'HDFC0001234', '', { accountNumber: 'Account Number is not valid in this country' }],
    ['IN', '50100123456789', 'HDFC1001234', '', { bankCode: 'IFSC Code/Routing Number is not valid' }],
    ['IN', '50100123456789', '', '', { bankCode: 'IFSC Code/Routing Number is required' }],
    ['US', '000123456789', '021000022', '', { bankCode: 'IFSC Code/Routing Number is not valid' }],
    ['SG', '0123456789', '', '', { swift: 'SWIFT/BIC is required' }],
    ['SG', '<script>', '', 'DBSSSGSG', { accountNumber: 'Account Number is not valid in this country' }],
  ])('of %s is not taken as %s %s %s', (country, account, code, swift, faults) => {
    expect(judge(country, account, code, swift)).toEqual(faults)
  })
})
