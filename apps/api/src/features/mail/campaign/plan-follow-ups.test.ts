import { describe, expect, it } from 'vitest'
import { workingMoment } from './plan-follow-ups.ts'

describe('a follow-up goes out in working hours', () => {
  it.each([
    ['a weekday at noon', '2026-11-24T17:00:00Z', '2026-11-24T17:00:00Z'],
    ['early in the morning', '2026-11-24T11:30:00Z', '2026-11-24T14:00:00Z'],
    ['in the evening', '2026-11-24T23:00:00Z', '2026-11-25T14:00:00Z'],
    ['on a Friday evening', '2026-11-27T23:00:00Z', '2026-11-30T14:00:00Z'],
    ['on a Saturday that is Sunday elsewhere', '2026-11-29T02:00:00Z', '2026-11-30T14:00:00Z'],
    ['over the end of summer time', '2026-10-31T15:00:00Z', '2026-11-02T14:00:00Z'],
  ])('%s', (_, from, to) => {
    expect(workingMoment('America/New_York', new Date(from)).toISOString()).toBe(new Date(to).toISOString())
  })
})
