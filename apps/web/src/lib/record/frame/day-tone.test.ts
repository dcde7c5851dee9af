import { describe, expect, it } from 'vitest'
import { dayTone } from './day-tone'

describe('a last day', () => {
  it.each([
    ['2026-11-27', 'danger'],
    ['2026-11-28', 'attention'],
    ['2026-12-27', 'attention'],
    ['2026-12-28', undefined],
    [null, undefined],
  ])('%s is %s on 2026-11-28', (day, tone) => {
    expect(dayTone(day, {}, '2026-11-28')).toBe(tone)
  })

  it('draws near earlier for what takes longer to renew', () => {
    const asked = { attention: 120, danger: 30 }
    expect(dayTone('2026-12-20', asked, '2026-11-28')).toBe('danger')
    expect(dayTone('2027-03-14', asked, '2026-11-28')).toBe('attention')
  })
})
