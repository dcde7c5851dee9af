import * as z from 'zod'

interface Rule {
  isBroken: (mobile: string, countryCode: string) => boolean
  message: string
}

// product.md: exactly ten digits for +91 and +1.
const tenDigitCodes = ['+91', '+1']
const rules: readonly Rule[] = [
  { isBroken: (mobile) => mobile === '', message: 'Mobile is required' },
  {
    isBroken: (mobile, code) => tenDigitCodes.includes(code) && mobile.length !== 10,
    message: 'Mobile number must be exactly 10 digits',
  },
  {
    isBroken: (mobile, code) => code === '+91' && mobile.startsWith('0'),
    message: 'Mobile number cannot start with 0',
  },
  {
    isBroken: (mobile, code) => code === '+91' && /(\d)\1{5}/.test(mobile),
    message: 'No digit may be repeated more than 5 times',
  },
  { isBroken: (mobile) => !/^\d{6,15}$/.test(mobile), message: 'Mobile number must be 6 to 15 digits' },
]

/** Finds the fault of a mobile number under a phone code; null if there is none. The server alone knows whether the number exists there. */
export const findMobileFault = (mobile: string, countryCode: string): string | null =>
  rules.find((rule) => rule.isBroken(mobile, countryCode))?.message ?? null

/** Message of the server about a number that no network of its country has. */
export const mobileNotReal = { message: 'Mobile number is not valid for this country code' }

export const countryCode = z
  .string('Country Code is required')
  .trim()
  .min(1, 'Country Code is required')
  .overwrite((code) => `+${code.replace(/[^\d]/g, '')}`)
  .refine((code) => /^\+\d{1,6}$/.test(code), 'Country Code is required')

/** The digits of a mobile number; everything else is taken out. `findMobileFault` judges it with its phone code. */
export const mobile = z
  .string('Mobile is required')
  .max(40, 'Mobile number must be 6 to 15 digits')
  .overwrite((typed) => typed.replace(/\D/g, ''))
