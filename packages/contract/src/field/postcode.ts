import * as z from 'zod'

const charsMax = 6

// product.md: a postcode is checked by its country, and there is none if the country has none. By ISO code.
const withoutPostcodes = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW NR NU QA RW SB
   SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
)
const shapes: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  BR: /^\d{8}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IN: /^[1-9]\d{5}$/,
  IT: /^\d{5}$/,
  JP: /^\d{7}$/,
  MX: /^\d{5}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  NZ: /^\d{4}$/,
  PH: /^\d{4}$/,
  PK: /^\d{5}$/,
  SG: /^\d{6}$/,
  US: /^\d{5}$/,
  ZA: /^\d{4}$/,
}
// Countries whose own codes are longer than the specified six.
const longerMax: Readonly<Record<string, number>> = { AR: 8, BR: 8, CL: 7, CR: 5, GB: 7, IL: 7, IR: 10, JP: 7, PT: 7 }

interface Rule {
  isBroken: (postcode: string, country: string | null) => boolean
  message: string
}

const rules: readonly Rule[] = [
  { isBroken: (postcode) => !/^[A-Z\d]*$/.test(postcode), message: 'PIN/ZIP Code can only contain letters and digits' },
  {
    isBroken: (postcode, country) => postcode.length > postcodeCharsMax(country),
    message: 'PIN/ZIP Code cannot exceed {n} characters',
  },
  { isBroken: (postcode) => /(.)\1{5}/.test(postcode), message: 'PIN/ZIP Code cannot repeat one character 6 times' },
  {
    isBroken: (postcode, country) => shapes[country ?? '']?.test(postcode) === false,
    message: 'PIN/ZIP Code is not valid for this country',
  },
]
const missing = { message: 'PIN/ZIP Code is required' }

/** Finds the greatest length of a postcode in a country. */
export const postcodeCharsMax = (country: string | null): number => longerMax[country ?? ''] ?? charsMax

/** False if the country, by its ISO code, has no postcodes. */
export const hasPostcodes = (country: string | null): boolean => !withoutPostcodes.has(country ?? '')

/** The form of a country's postcodes, by its ISO code, spaces taken out; undefined if it is not known here. */
export const postcodeShape = (country: string | null): RegExp | undefined => shapes[country ?? '']

/** As it is kept: without spaces, in capitals. */
export const toPostcode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Finds the fault of a postcode in a country, by its ISO code; null if there is none. The page and the server both ask here. */
export function findPostcodeFault(typed: string, country: string | null): string | null {
  const postcode = toPostcode(typed)
  if (postcode === '') return hasPostcodes(country) ? missing.message : null
  const broken = rules.find((rule) => rule.isBroken(postcode, country))
  return broken ? broken.message.replace('{n}', String(postcodeCharsMax(country))) : null
}

/** A postcode before its country is known; `findPostcodeFault` judges it. */
export const postcode = z
  .string('PIN/ZIP Code is required')
  .max(20, 'PIN/ZIP Code cannot exceed 6 characters')
  .overwrite(toPostcode)

const missingZipCode = { message: 'Zip Code is required' }

/** Finds the fault of the postcode of an office or a bill: only that it is missing if the country has such codes. */
export const findZipCodeFault = (zipCode: string, countryCode: string | null): string | undefined =>
  zipCode === '' && hasPostcodes(countryCode) ? missingZipCode.message : undefined
