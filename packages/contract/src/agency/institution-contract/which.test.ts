import { describe, expect, it } from 'vitest'
import { type Applied, type ContractReach, contractFor } from './which.ts'

const contract = (_id: string, more: Partial<ContractReach> = {}): ContractReach => ({
  ...{ _id, institution: 'maple', through: null, startDate: '2025-01-01', endDate: null, levels: [], countries: [] },
  ...more,
})
const applied: Applied = { institution: 'maple', level: 'master', citizenship: 'IN', submittedOn: '2026-03-10' }

describe('the contract that counts', () => {
  it.each<[string, Partial<ContractReach>, Partial<Applied>, boolean]>([
    ['holds on the day', {}, {}, true],
    ['is another institution’s', { institution: 'thames' }, {}, false],
    ['begins on the day', { startDate: '2026-03-10' }, {}, true],
    ['begins the day after', { startDate: '2026-03-11' }, {}, false],
    ['ends on the day', { endDate: '2026-03-10' }, {}, true],
    ['ended the day before', { endDate: '2026-03-09' }, {}, false],
    [
      'ended long before today, and held when it was submitted',
      { endDate: '2025-06-30' },
      { submittedOn: '2025-06-01' },
      true,
    ],
    ['names the level', { levels: ['bachelor', 'master'] }, {}, true],
    ['names other levels', { levels: ['bachelor'] }, {}, false],
    ['names the country', { countries: ['IN', 'NP'] }, {}, true],
    ['names other countries', { countries: ['NP'] }, {}, false],
    ['names countries, and nobody said the student’s', { countries: ['IN'] }, { citizenship: null }, false],
    ['names none, and nobody said the student’s', {}, { citizenship: null }, true],
  ])('%s', (_, more, of, counts) => {
    expect(contractFor([contract('a', more)], { ...applied, ...of })?._id).toBe(counts ? 'a' : undefined)
  })

  it.each<[string, ContractReach[]]>([
    [
      'names the country before one that names the level',
      [contract('b', { levels: ['master'] }), contract('a', { countries: ['IN'] })],
    ],
    ['names the level before one that names nothing', [contract('b'), contract('a', { levels: ['master'] })]],
    [
      'names both before one that names the country',
      [contract('b', { countries: ['IN'] }), contract('a', { countries: ['IN'], levels: ['master'] })],
    ],
    [
      'is the own one before another agency’s',
      [contract('b', { through: 'north', startDate: '2026-01-01' }), contract('a')],
    ],
    [
      'is for the country through another agency before the own one for all',
      [contract('b'), contract('a', { through: 'north', countries: ['IN'] })],
    ],
    ['began last of two alike', [contract('b'), contract('a', { startDate: '2026-01-01' })]],
    ['is the same whatever the order of two that began on one day', [contract('b'), contract('a')]],
  ])('of several %s', (_, contracts) => {
    expect(contractFor(contracts, applied)?._id).toBe('a')
    expect(contractFor(contracts.toReversed(), applied)?._id).toBe('a')
  })

  it('is none if there is none', () => {
    expect(contractFor([], applied)).toBeUndefined()
  })
})
