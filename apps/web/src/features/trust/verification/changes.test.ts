import { describe, expect, it } from 'vitest'
import { countChanges, rowsOf } from './changes'

const part = (id: string, values: Record<string, string>) => ({
  id,
  facts: Object.entries(values).map(([field, value]) => ({ field, value })),
})
const office = part('1', { addressType: 'headOffice', address: '12 Lake Road' })

describe('what changed since a section was verified', () => {
  it('is nothing where it was never verified, or is as it was', () => {
    for (const before of [null, [office]]) {
      const rows = rowsOf({ now: [office], before })
      expect(rows).toEqual([{ part: office, rows: office.facts }])
      expect(countChanges(rows)).toBe(0)
    }
  })

  it('is the old value beside the new one, also of a value that came or went', () => {
    const now = [part('1', { addressType: 'headOffice', city: 'Austin', address: '48 Canal Street' })]
    const before = [part('1', { addressType: 'headOffice', address: '12 Lake Road', zipCode: '78701' })]
    const [first] = rowsOf({ now, before })
    expect(first?.rows).toEqual([
      { field: 'addressType', value: 'headOffice' },
      { field: 'city', value: 'Austin', was: '' },
      { field: 'address', value: '48 Canal Street', was: '12 Lake Road' },
      { field: 'zipCode', value: '', was: '78701' },
    ])
    expect(countChanges(rowsOf({ now, before }))).toBe(3)
  })

  it('knows an entry that was written anew, and one that came or went', () => {
    const again = part('2', { addressType: 'headOffice', address: '14 Lake Road' })
    expect(rowsOf({ now: [again], before: [office] })).toMatchObject([
      { part: { id: '2' }, rows: [{}, { was: '12 Lake Road' }] },
    ])
    const second = part('3', { addressType: 'branch', address: '5 High Street' })
    const rows = rowsOf({ now: [office, second], before: [office] })
    expect(rows.map(({ state }) => state)).toEqual([undefined, 'added'])
    expect(countChanges(rows)).toBe(1)
    expect(rowsOf({ now: [office], before: [second, office] }).map(({ state }) => state)).toEqual([
      undefined,
      'removed',
    ])
  })

  it('takes a document for the one of its kind alone', () => {
    const card = part('7', { documentType: 'panCard', file: 'pan.pdf' })
    const proof = part('8', { documentType: 'idProof', file: 'id.pdf' })
    expect(rowsOf({ now: [card], before: [proof] }).map(({ state }) => state)).toEqual(['added', 'removed'])
  })
})
