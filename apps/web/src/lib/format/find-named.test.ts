import { expect, it } from 'vitest'
import { findNamed } from './find-named'

const countries = [
  { shown: 'Territoire britannique de l’océan Indien', written: 'British Indian Ocean Territory' },
  { shown: 'Égypte', written: 'Egypt' },
  { shown: 'Allemagne', written: 'Germany' },
  { shown: 'Inde', written: 'India' },
]
const found = (typed: string) =>
  findNamed(countries, typed, ({ shown, written }) => [shown, written]).map(({ written }) => written)

it.each([
  ['the shown name', 'allem', ['Germany']],
  ['the English name', 'german', ['Germany']],
  ['a name without its accents', 'egy', ['Egypt']],
  ['a begin before a middle', 'indi', ['India', 'British Indian Ocean Territory']],
  ['everything where nothing is typed', ' ', countries.map(({ written }) => written)],
])('finds by %s', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected)
})
