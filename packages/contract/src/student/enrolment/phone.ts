import * as z from 'zod'

// product.md: exactly ten digits for +1 and +91, else as many as the code's own numbers have.
const tenDigitCodes = ['+1', '+91']

interface Words {
  missing: { message: string }
  tenDigits: { message: string }
}

const phoneWords = {
  phoneNumber: {
    missing: { message: 'Phone number is required' },
    tenDigits: { message: 'Phone number must be 10 digits' },
  },
  mobileNumber: {
    missing: { message: 'Mobile number is required' },
    tenDigits: { message: 'Mobile number must be 10 digits' },
  },
} as const satisfies Record<string, Words>
export type PhoneField = keyof typeof phoneWords

/** Message of a number that no network under its code has; the server alone knows. */
export const phoneNotReal = { message: 'Phone number is not valid for this country code' }

/** True if the length of a number under a code says all: the server asks no network about it. */
export const isOfTenDigits = (countryCode: string): boolean => tenDigitCodes.includes(countryCode)

/** Finds the fault of a student's phone under its code; null if there is none. */
export function findPhoneFault(field: PhoneField, digits: string, countryCode: string): string | null {
  const { missing, tenDigits } = phoneWords[field]
  if (digits === '') return missing.message
  if (isOfTenDigits(countryCode)) return digits.length === 10 ? null : tenDigits.message
  return /^\d{4,15}$/.test(digits) ? null : phoneNotReal.message
}

/** A phone code as `+44`. */
export const phoneCode = z
  .string('Country code is required')
  .trim()
  .min(1, 'Country code is required')
  .overwrite((code) => `+${code.replace(/\D/g, '')}`)
  .refine((code) => /^\+\d{1,6}$/.test(code), 'Country code is required')

/** The digits of a phone; everything else is taken out. */
export const phoneDigits = (field: PhoneField) =>
  z
    .string(phoneWords[field].missing.message)
    .max(40, phoneWords[field].tenDigits.message)
    .overwrite((typed) => typed.replace(/\D/g, ''))
