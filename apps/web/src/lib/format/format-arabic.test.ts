import { beforeAll, expect, it, vi } from 'vitest'
import { changeLanguage } from '../language/i18n'
import { countryName } from './country-name'
import { formatFileSize, formatMoney, formatPercent, formatShare } from './format'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  await changeLanguage('ar')
  return () => vi.unstubAllGlobals()
})

const ltr = (text: string) => `\u2066${text}\u2069`
const rtl = (text: string) => `\u2067${text}\u2069`

// Text beside a number cannot pull its unit to the other side.
it.each([
  ['money', () => formatMoney(196_400, 'USD'), ltr('1,964\u00a0US$')],
  ['money below nothing', () => formatMoney(-7_900, 'USD'), ltr('-79\u00a0US$')],
  ['money in letters of the language', () => formatMoney(30_000, 'AED'), rtl('300\u00a0د.إ.')],
  ['a file size', () => formatFileSize(1_468_006), rtl('1.4 م.ب')],
  ['a share', () => formatShare(0.35), ltr('35%')],
  ['a percentage', () => formatPercent(99.9), ltr('99.9%')],
])('%s is one piece, in one direction', (_, shown, expected) => {
  expect(shown()).toBe(expected)
})

it.each([
  ['by its code', { code: 'CA', name: 'Canada' }, 'كندا'],
  ['as it was named, without one', { code: null, name: 'Atlantis' }, 'Atlantis'],
])('a country is said in the language of the reader: %s', (_, country, expected) => {
  expect(countryName(country)).toBe(expected)
})
