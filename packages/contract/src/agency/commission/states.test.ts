import { describe, expect, it } from 'vitest'
import { type CommissionState, canMoveCommission, commissionStates } from './states.ts'

const allowed: [CommissionState, CommissionState][] = [
  ['expected', 'none'],
  ['claimable', 'claimed'],
  ['claimable', 'none'],
  ['claimed', 'claimable'],
  ['claimed', 'part-paid'],
  ['claimed', 'paid'],
  ['claimed', 'refused'],
  ['part-paid', 'paid'],
  ['part-paid', 'refused'],
  ['part-paid', 'clawed-back'],
  ['paid', 'clawed-back'],
  ['refused', 'claimed'],
  ['none', 'expected'],
  ['none', 'claimable'],
]

describe('the moves of a commission', () => {
  const pairs = commissionStates.flatMap((from) => commissionStates.map((to) => [from, to] as const))
  it.each(pairs)('%s to %s', (from, to) => {
    expect(canMoveCommission(from, to)).toBe(allowed.some(([one, other]) => one === from && other === to))
  })
})
