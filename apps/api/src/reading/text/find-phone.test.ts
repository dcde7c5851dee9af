import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { findPhones } from './find-phone.ts'

const page = (text: string) => toPage([{ text, size: 0 }])
const phonesIn = (text: string) => findPhones([page(text)], undefined)
const digits = (text: string) => text.replace(/\D/g, '')
/** Digits of every script as ours. */
const folded = (text: string) =>
  text.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0)))

/** A number of any country as its people dial it: the example of the country with other last digits. */
const number = fc
  .tuple(fc.constantFrom(...getCountries()), fc.integer({ min: 0, max: 999 }))
  .map(([country, last]) => {
    const example = getExampleNumber(country, examples)?.number ?? ''
    return parsePhoneNumberFromString(example.slice(0, -3) + String(last).padStart(3, '0'))
  })
  .filter((number) => number?.isValid() === true)

const written = fc
  .tuple(number, fc.constantFrom(' ', '-', '.', '\u00a0'), fc.constantFrom('Phone: ', 'Tel. ', 'Mobile - ', ''))
  .map(([number, sign, label]) => ({
    e164: String(number?.number),
    text: `${label}${number?.formatInternational().replaceAll(' ', sign)}`,
  }))

describe('findPhones', () => {
  it('reads the number of any country, however its digits are parted, at its place', () => {
    fc.assert(
      fc.property(written, ({ e164, text }) => {
        const whole = `Jordan Wells\n${text}\nWarehouse lead`
        const [found] = phonesIn(whole)
        expect(found?.value).toBe(e164)
        expect(digits(page(whole).text.slice(found?.start, found?.end))).toBe(digits(e164))
      }),
      { numRuns: 300 },
    )
  })

  it('takes no span of dates for a number', () => {
    const year = fc.integer({ min: 1960, max: 2030 })
    const month = fc.integer({ min: 1, max: 12 })
    const dates = fc
      .tuple(month, year, month, year, fc.constantFrom(' - ', '–', ' – ', '-'))
      .map(
        ([m1, y1, m2, y2, sign]) => `${String(m1).padStart(2, '0')}/${y1}${sign}${String(m2).padStart(2, '0')}/${y2}`,
      )
    fc.assert(
      fc.property(dates, (text) => {
        expect(phonesIn(`Clerk, ${text}`)).toEqual([])
      }),
    )
  })

  it('answers any text, and invents no digit', () => {
    const pieces = fc.constantFrom('+', '(', ')', '415', '555', '0134', '0044', ' ', '-', '.', '\n', 'Tel', '٤', '１２')
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
        const { text } = page(parts.join(''))
        for (const { value, start, end } of phonesIn(text)) {
          const there = digits(folded(text.slice(start, end)))
          // The value has its country, no trunk's zeros and no extension; all other digits stand there.
          expect(there).toContain(parsePhoneNumberFromString(value)?.nationalNumber ?? digits(value))
        }
      }),
    )
  })
})
