import { describe, expect, it } from 'vitest'
import { canMovePaper, type PaperMove, type PaperState, stateAfter } from './states.ts'

describe('a paper of a student', () => {
  it.each<[PaperState, Record<PaperMove, boolean>]>([
    ['asked', { receive: true, return: false, accept: false, reopen: false }],
    ['received', { receive: true, return: true, accept: true, reopen: false }],
    ['returned', { receive: true, return: false, accept: false, reopen: true }],
    ['accepted', { receive: true, return: false, accept: false, reopen: true }],
  ])('that is %s is moved by what its table says', (state, may) => {
    for (const [move, isAllowed] of Object.entries(may)) expect(canMovePaper(state, move as PaperMove)).toBe(isAllowed)
  })

  it.each<[PaperMove, PaperState]>([
    ['receive', 'received'],
    ['return', 'returned'],
    ['accept', 'accepted'],
    ['reopen', 'received'],
  ])('is led by %s to %s', (move, state) => {
    expect(stateAfter(move)).toBe(state)
  })
})
