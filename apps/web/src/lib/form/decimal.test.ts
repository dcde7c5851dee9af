import { expect, it } from 'vitest'
import { numberIn, toDecimal } from './decimal'

it.each([
  ['7', '7', 7],
  ['7.', '7.', 7],
  ['7,5', '7.5', 7.5],
  ['7.55', '7.5', 7.5],
  ['.5', '.5', 0.5],
  ['.', '.', null],
  ['12 years', '12', 12],
  ['years', '', null],
  ['', '', null],
])('reads %o as %o', (typed, text, number) => {
  expect(toDecimal(typed)).toBe(text)
  expect(numberIn(toDecimal(typed))).toBe(number)
})
