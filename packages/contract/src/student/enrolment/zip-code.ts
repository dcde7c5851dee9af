import { hasPostcodes, postcodeShape, toPostcode } from '../../field/postcode.ts'

const missing = { message: 'Zip Code is required' }
const wrong = { message: 'Zip code must be between 5 and 10 digits' }

const digits = /^\d{5,10}$/
// Countries whose form is not known here have codes of their own, with letters or short: none is refused for its form.
const ofSomeCountry = /^[A-Z\d]{3,10}$/
// The nine digits of a street are a postcode as well as the five of its town.
const withStreet: Readonly<Record<string, RegExp>> = { US: /^\d{5}(\d{4})?$/ }

/**
 * Finds the fault of a student's postcode in a country, by its ISO code: none where the country has no postcodes, and the specified sentence
 * where its form is refused (product.md, People whose names and addresses don't fit). Page and server both ask here.
 */
export function findZipFault(typed: string, country: string | null): string | null {
  const zipCode = toZipCode(typed)
  if (zipCode === '') return hasPostcodes(country) ? missing.message : null
  const shape = country === null ? digits : (withStreet[country] ?? postcodeShape(country) ?? ofSomeCountry)
  return shape.test(zipCode) ? null : wrong.message
}

/** As it is kept: without spaces and hyphens, in capitals. */
export const toZipCode = (typed: string): string => toPostcode(typed).replace(/-/g, '')
