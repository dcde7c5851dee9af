import { describe, expect, it, vi } from 'vitest'
import {
  formatDate,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPoint,
  formatRelative,
} from './format'

const now = Date.parse('2026-06-15T12:00:00Z')

describe('formats', () => {
  it.each([
    [129_900, 'USD', '$1,299'],
    [9_950, 'USD', '$99.50'],
    [-7_900, 'EUR', '-€79'],
    [0, 'INR', '₹0'],
  ])('shows %d minor units of %s', (minor, currency, expected) => {
    expect(formatMoney(minor, currency)).toBe(expected)
  })

  it('says the first day of a point as it stands, whatever the zone', () => {
    vi.stubEnv('TZ', 'Pacific/Pago_Pago')
    expect(formatPoint('2026-03-01', 'month')).toBe('Mar')
    expect(formatPoint('2026-03-01', 'day')).toBe('Mar 1')
    vi.unstubAllEnvs()
  })

  it('shows a date-only value as it stands, whatever the zone', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    expect(formatDate('1990-02-01')).toBe('Feb 1, 1990')
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(formatDate('1990-02-01')).toBe('Feb 1, 1990')
    vi.unstubAllEnvs()
  })

  it.each([
    ['2026-06-15T11:59:40Z', 'this minute'],
    ['2026-06-15T11:30:00Z', '30 minutes ago'],
    ['2026-06-15T09:00:00Z', '3 hours ago'],
    ['2026-06-14T10:00:00Z', 'yesterday'],
    ['2026-06-17T13:00:00Z', 'in 2 days'],
  ])('is relative when recent: %s is %s', (moment, text) => {
    expect(formatRelative(moment, now)).toBe(text)
  })

  it('is a date when not recent', () => {
    expect(formatRelative('2026-01-05T12:00:00Z', now)).toBe('Jan 5, 2026')
  })

  it('counts file sizes in the megabytes of the limits', () => {
    expect(formatFileSize(0)).toBe('0 kB')
    expect(formatFileSize(724)).toBe('0.7 kB')
    expect(formatFileSize(1536)).toBe('1.5 kB')
    expect(formatFileSize(52_428_800)).toBe('50 MB')
  })

  it('groups numbers', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
  })

  it('writes phones as their country does, and leaves the rest as typed', async () => {
    expect(await formatPhone('+14165550123')).toBe('+1 416 555 0123')
    expect(await formatPhone('ext 12')).toBe('ext 12')
  })
})
