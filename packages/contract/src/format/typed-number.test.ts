import { expect, it } from 'vitest'
import { numberIn, numberSigns, plainDigits, readTypedAmount, toDecimal, toTypedAmount } from './typed-number.ts'

it.each([
  ['7', '7', 7],
  ['7.', '7.', 7],
  ['7,5', '7,5', 7.5],
  ['7.55', '7.5', 7.5],
  ['7,55', '7,5', 7.5],
  ['.5', '.5', 0.5],
  ['.', '.', null],
  ['12 years', '12', 12],
  ['7,5 ans', '7,5', 7.5],
  ['٧٫٥', '7.5', 7.5],
  ['۷٫۵', '7.5', 7.5],
  ['７．５', '7.5', 7.5],
  ['years', '', null],
  ['', '', null],
])('reads %o as %o', (typed, text, number) => {
  expect(toDecimal(typed)).toBe(text)
  expect(numberIn(toDecimal(typed))).toBe(number)
})

const english = { group: ',' }
const french = { group: '\u202f' }

it.each([
  ['99', english, 9_900],
  ['99.5', english, 9_950],
  ['99,50', english, 9_950],
  ['1,299', english, 129_900],
  ['$1,299.50', english, 129_950],
  ['1,299,000', english, 129_900_000],
  ['1.299,50 €', english, 129_950],
  ['1\u202f299,50 €', french, 129_950],
  ['1 299,5', french, 129_950],
  ['99.50', french, 9_950],
  ['١٢٩٩٫٥', english, 129_950],
  // Separator of thousands or a decimal too many: nobody can tell.
  ['1,299', french, null],
  ['1.299', english, null],
  ['12,34,5', english, null],
  ['-5', english, null],
  ['abc', english, null],
  ['', english, null],
])('reads %o as an amount', (typed, signs, minor) => {
  expect(readTypedAmount(typed, signs)).toBe(minor)
})

it('keeps what stands beside the digits', () => {
  expect(plainDigits('٩٩٫٩ %')).toBe('99.9 %')
})

it.each([
  ['en', '.', ','],
  ['fr', ',', '\u202f'],
  ['ar', '.', ','],
] as const)('knows the signs of %s, and writes an amount with them', (language, decimal, group) => {
  const signs = numberSigns({ language, settings: null })
  expect(signs).toEqual({ decimal, group })
  expect([9900, 9950, null].map((minor) => toTypedAmount(minor, signs))).toEqual(['99', `99${decimal}50`, ''])
})
