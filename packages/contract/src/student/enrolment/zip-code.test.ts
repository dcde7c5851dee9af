import { describe, expect, it } from 'vitest'
import { findZipFault, toZipCode } from './zip-code.ts'

const wrong = 'Zip code must be between 5 and 10 digits'

describe('the postcode of a student', () => {
  it.each([
    ['SW1A 1AA', 'GB'],
    ['K1A 0B1', 'CA'],
    ['2000', 'AU'],
    ['', 'AE'],
    ['', 'HK'],
    ['395003', 'IN'],
    ['10001', 'US'],
    ['10001-1234', 'US'],
    ['1050', 'DK'],
    ['00-950', 'PL'],
    ['12345', null],
    ['1234567890', null],
  ])('is %s in %s', (zipCode, country) => expect(findZipFault(zipCode, country)).toBeNull())

  it.each([
    ['12', 'IN'],
    ['12345', 'GB'],
    ['20000', 'AU'],
    ['1234', 'US'],
    ['1234', null],
    ['12345678901', null],
    ['12<45', 'DK'],
  ])('is not %s in %s', (zipCode, country) => expect(findZipFault(zipCode, country)).toBe(wrong))

  it.each(['IN', 'GB', null])('is missed in %s', (country) => {
    expect(findZipFault(' ', country)).toBe('Zip Code is required')
  })

  it('is kept without spaces and hyphens, in capitals', () => expect(toZipCode(' sw1a-1aa ')).toBe('SW1A1AA'))
})
