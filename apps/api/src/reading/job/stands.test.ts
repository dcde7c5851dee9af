import { describe, expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { readJob } from './read-job.ts'

const read = (text: string) => readJob([toPage([{ text, size: 0 }])])
const named = (found: readonly { value: string }[] = []) => found.map(({ value }) => value)

const everybody = { taken: [], refused: [], only: undefined }
const cases: [said: string, read: { taken: string[]; refused: string[]; only: string | undefined }][] = [
  ['Visa: any but OPT', { ...everybody, refused: ['OPT'] }],
  ['Visa: all visas except OPT/CPT', { ...everybody, refused: ['OPT', 'CPT'] }],
  ['Visa: anyone other than H1B', { ...everybody, refused: ['H1B'] }],
  ['Except H1B and OPT, all good.', { ...everybody, refused: ['H1B', 'OPT'] }],
  ['No H1B/OPT please.', { ...everybody, refused: ['H1B', 'OPT'] }],
  ['Our client cannot take CPT or OPT candidates.', { ...everybody, refused: ['CPT', 'OPT'] }],
  ['OPT and CPT are not accepted', { ...everybody, refused: ['OPT', 'CPT'] }],
  ['H1B candidates please excuse', { ...everybody, refused: ['H1B'] }],
  ['Visa: todas menos OPT', { ...everybody, refused: ['OPT'] }],
  ['Visa : tous sauf OPT', { ...everybody, refused: ['OPT'] }],
  ['Visa: alle außer H1B', { ...everybody, refused: ['H1B'] }],
  ['Visa: USC/GC only', { taken: ['US Citizen', 'Green Card'], refused: [], only: 'Yes' }],
  ['Visa: GC and USC', { taken: ['Green Card', 'US Citizen'], refused: [], only: 'Yes' }],
  ['Only US citizens and permanent residents.', { taken: ['US Citizen', 'Green Card'], refused: [], only: 'Yes' }],
  ['Visa: nobody except USC', { taken: ['US Citizen'], refused: [], only: 'Yes' }],
  ['Visa: OPT ok', { taken: ['OPT'], refused: [], only: 'No' }],
  ['EAD fine', { taken: ['EAD'], refused: [], only: 'No' }],
  ['Visa: H1B ok, no OPT', { taken: ['H1B'], refused: ['OPT'], only: 'No' }],
  ['Visa: GC, USC only (No H1B)', { taken: ['Green Card', 'US Citizen'], refused: ['H1B'], only: 'Yes' }],
  ['Visa: No OPT, GC and USC only', { taken: ['Green Card', 'US Citizen'], refused: ['OPT'], only: 'Yes' }],
  ['Visa: GC preferred', everybody],
  ['Non-citizens may be appointed when it is not possible to recruit citizens.', everybody],
  ['Visa: any', everybody],
  ['Visa: no restrictions', everybody],
  ['Opt in to our news. CPT coding is a plus.', everybody],
  ['We are unable to sponsor H1B visas.', { ...everybody, taken: ['No sponsorship'] }],
  ['H1B transfer not possible', { ...everybody, taken: ['No sponsorship'] }],
]

describe('who is taken', () => {
  it.each(cases)('%s', (said, expected) => {
    const fields = read(`Java Developer\n${said}`)
    expect({
      taken: named(fields.workAuthorizations),
      refused: named(fields.refusedAuthorizations),
      only: fields.onlyTheseAuthorizations?.value,
    }).toEqual(expected)
  })
})

describe('how people are paid', () => {
  it.each<[string, string[], string[]]>([
    ['No C2C, W2 only', ['W2'], ['C2C']],
    ['W2 (no C2C/1099)', ['W2'], ['C2C', '1099']],
    ['C2C is not allowed', [], ['C2C']],
    ['C2C or 1099, W2 not available', ['C2C', '1099'], ['W2']],
    ['$75/hr C2C or W2', ['W2', 'C2C'], []],
  ])('%s', (said, taken, refused) => {
    const fields = read(`Java Developer\n${said}`)
    expect([named(fields.payTypes), named(fields.refusedPayTypes)]).toEqual([taken, refused])
  })
})
