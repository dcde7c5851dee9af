import { describe, expect, it } from 'vitest'
import { expectedOf, partOf, type Rate, rateFor, shareOf, type Terms } from './expected.ts'

const cad = (minor: number) => ({ minor, currency: 'CAD' })
const part = (percent: number): Rate => ({ percent, amount: null })
const sum = (minor: number): Rate => ({ percent: null, amount: cad(minor) })
const terms = (values: Partial<Terms> = {}): Terms => ({
  rate: part(15),
  fee: 'first-year',
  scholarship: 'after',
  taxPercent: null,
  steps: [],
  ...values,
})
const charged = { firstYearFee: cad(2_040_000), wholeFee: cad(6_120_000), scholarship: cad(200_000) }

describe('what a contract pays for a student', () => {
  it.each<[string, Partial<Terms>, number, number | null]>([
    // 15 % of 18,400.00 = 2,760.00
    ['a part of the first year after the scholarship', {}, 276_000, 1_840_000],
    // 15 % of 20,400.00 = 3,060.00
    ['a part of the first year before the scholarship', { scholarship: 'before' }, 306_000, 2_040_000],
    // 15 % of 59,200.00 = 8,880.00
    ['a part of the whole fee after the scholarship', { fee: 'whole' }, 888_000, 5_920_000],
    // 12.5 % of 18,400.00 = 2,300.00
    ['a part with a fraction', { rate: part(12.5) }, 230_000, 1_840_000],
    ['a sum, whatever the fee', { rate: sum(150_000) }, 150_000, null],
  ])('is %s', (_, values, amount, base) => {
    const expected = expectedOf(terms(values), charged, 1)
    expect(expected).toMatchObject({ amount: cad(amount), base: base === null ? null : cad(base) })
  })

  it('takes no more off than the fee', () => {
    expect(expectedOf(terms(), { ...charged, scholarship: cad(9_000_000) }, 1)).toMatchObject({ amount: cad(0) })
  })

  it('adds tax to the commission', () => {
    // 13 % of 2,760.00 = 358.80
    expect(expectedOf(terms({ taxPercent: 13 }), charged, 1)).toMatchObject({ tax: cad(35_880) })
  })

  it('says that no fee is known', () => {
    expect(expectedOf(terms({ fee: 'whole' }), { ...charged, wholeFee: null }, 1)).toBe('no-fee')
  })

  it('says that a scholarship of another currency cannot be taken off', () => {
    const pounds = { ...charged, scholarship: { minor: 1000, currency: 'GBP' } }
    expect(expectedOf(terms(), pounds, 1)).toBe('other-currency')
    expect(expectedOf(terms({ scholarship: 'before' }), pounds, 1)).toMatchObject({ amount: cad(306_000) })
  })

  const stepped = terms({
    steps: [
      { from: 6, rate: part(17) },
      { from: 11, rate: sum(400_000) },
    ],
  })
  it.each([
    [1, 276_000, null],
    [5, 276_000, null],
    // 17 % of 18,400.00 = 3,128.00
    [6, 312_800, 6],
    [10, 312_800, 6],
    [11, 400_000, 11],
    [500, 400_000, 11],
  ])('changes by number a year: student %i', (nth, amount, step) => {
    expect(expectedOf(stepped, charged, nth)).toMatchObject({ amount: cad(amount), step })
    expect(rateFor(stepped, nth).step).toBe(step)
  })
})

describe('a part of an amount', () => {
  it.each([
    // 0.5 is rounded up, less is rounded down
    [1, 50, 1],
    [3, 50, 2],
    [1, 49.999, 0],
    [33_333, 33.333, 11_111],
    // 12.345 % of 99,999,999,999 = 12,344,999,999.877
    [99_999_999_999, 12.345, 12_345_000_000],
    [100, 100, 100],
  ])('of %i, %d per cent is %i', (minor, percent, expected) => {
    expect(partOf(cad(minor), percent)).toEqual(cad(expected))
  })
})

describe("a sub-agent's share", () => {
  it.each([
    ['a part of what came', 276_000, 30, 82_800],
    ['nothing before anything came', 0, 30, 0],
    ['nothing of what was taken back whole', -1, 30, 0],
    ['never more than came', 276_000, 250, 276_000],
    // A half was taken back: 30 % of 138,000
    ['less in proportion once some was taken back', 138_000, 30, 41_400],
  ])('is %s', (_, came, percent, owed) => {
    expect(shareOf(cad(came), percent)).toEqual(cad(owed))
  })
})
