import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../field/faults-of.ts'
import { StudentPlan, StudentPlanEdition } from './plan.ts'

const id = '0198f0f0-0000-7000-8000-000000000001'
const countries = (count: number) =>
  Array.from({ length: count }, (_, at) => `0198f0f0-0000-7000-8000-${String(at).padStart(12, '0')}`)
const notWhole = 'Funds must be a whole number, zero or more'

const refused: [what: string, body: object, faults: Record<string, string>][] = [
  ['eleven countries', { targetCountries: countries(11) }, { targetCountries: 'At most 10 countries' }],
  [
    'a country twice',
    { targetCountries: [id, ...countries(1), id] },
    { 'targetCountries.2': 'This country is listed twice' },
  ],
  ['a country by its name', { targetCountries: ['Canada'] }, { 'targetCountries.0': 'Country not found' }],
  ['an unknown level', { level: 'kindergarten' }, { level: 'Please choose a level' }],
  ['a field of 101 letters', { field: 'x'.repeat(101) }, { field: 'Maximum 100 characters' }],
  ['a month 13', { intake: '2027-13' }, { intake: 'Please choose a month' }],
  ['a day', { intake: '2027-09-01' }, { intake: 'Please choose a month' }],
  ['an empty month', { intake: '' }, { intake: 'Please choose a month' }],
  ['a month of the last century', { intake: '1999-12' }, { intake: 'Intake cannot be before 2000' }],
  ['a day of the last study', { occupiedUntil: '2026-06-30' }, { occupiedUntil: 'Please choose a month' }],
  ['funds below zero', { fundsAmount: -1 }, { fundsAmount: notWhole }],
  ['funds of a billion', { fundsAmount: 1_000_000_000 }, { fundsAmount: 'Funds must be below one billion' }],
  ['cents', { fundsAmount: 20635.5 }, { fundsAmount: notWhole }],
  ['funds as a text', { fundsAmount: '20635' }, { fundsAmount: notWhole }],
  ['an unknown currency', { fundsAmount: 1, fundsCurrency: 'XYZ' }, { fundsCurrency: 'Please choose a currency' }],
]

describe('the plan of a student', () => {
  it.each(refused)('refuses %s', (_, body, faults) => {
    expect(faultsOf(StudentPlan, body)).toEqual(faults)
  })

  it.each([
    ['nothing', {}],
    ['ten countries', { targetCountries: countries(10) }],
    ['the first month', { intake: '2000-01' }],
    ['a month of the last study long ago', { occupiedUntil: '1998-06' }],
    ['no funds at all', { fundsAmount: 0, fundsCurrency: 'CAD' }],
    ['the most funds', { fundsAmount: 999_999_999 }],
    [
      'everything taken away',
      { targetCountries: [], level: null, field: '', intake: null, occupiedUntil: null, fundsAmount: null },
    ],
  ])('takes %s', (_, body) => {
    expect(faultsOf(StudentPlan, body)).toEqual({})
  })

  it('is of a student', () => {
    expect(Object.keys(faultsOf(StudentPlanEdition, {}))).toEqual(['studentId'])
  })
})
