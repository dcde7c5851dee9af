import { wallTimeIn } from '@corridor/contract/format/day'
import type { BookableHours, Weekday } from '@corridor/contract/site/booking/kinds'
import { describe, expect, it } from 'vitest'
import { type Bookable, freeTimes } from './slots.ts'

const every = (from: string, until: string): BookableHours[] =>
  ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).map((day) => ({ day, from, until }))
const bookable = (more: Partial<Bookable>): Bookable => ({
  ...{ zone: 'America/New_York', hours: [], pauseMinutes: 0, noticeHours: 0, daysAhead: 0, ...more },
})
const utc = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(0, 16))

describe('free times', () => {
  it.each([
    [
      'cut a window into times of one length, with a pause between',
      ...['2031-06-03T04:00Z', every('09:00', '11:00'), 30, 15],
      ['2031-06-03T13:00', '2031-06-03T13:45', '2031-06-03T14:30'],
    ],
    ['leave out what does not fit whole', '2031-06-03T04:00Z', every('09:00', '09:44'), 45, 0, []],
    // Sunday, March 9: New York's clocks jump from 2:00 to 3:00.
    [
      'skip the hour that a clock skips',
      ...['2031-03-09T05:00Z', every('01:00', '04:00'), 60, 0],
      ['2031-03-09T06:00', '2031-03-09T07:00'],
    ],
    ['offer nothing in a window that the clock skips', '2031-03-09T05:00Z', every('02:15', '02:45'), 15, 0, []],
    [
      'end with the wall clock where its end is skipped',
      ...['2031-03-09T05:00Z', every('01:30', '02:30'), 30, 0],
      ['2031-03-09T06:30'],
    ],
    // Berlin, March 30: from 2:00 to 3:00.
    [
      'begin after the skipped hour east of Greenwich too',
      ...['2031-03-29T23:00Z', every('02:00', '05:00'), 60, 0],
      ['2031-03-30T01:00', '2031-03-30T02:00'],
      'Europe/Berlin',
    ],
    // Sunday, November 2: from 2:00 back to 1:00, so that an hour comes twice.
    [
      'offer the hour that comes twice twice, within a window around it',
      ...['2031-11-02T04:00Z', every('00:00', '03:00'), 60, 0],
      ['2031-11-02T04:00', '2031-11-02T05:00', '2031-11-02T06:00', '2031-11-02T07:00'],
    ],
  ] as const)('%s', (_, at, hours, minutes, pauseMinutes, expected, zone: string = 'America/New_York') => {
    expect(utc(freeTimes(bookable({ zone, hours, pauseMinutes }), minutes, new Date(at), []))).toEqual(expected)
  })

  it('stand at the same time of the wall clock before and after it changes', () => {
    const rules = bookable({ hours: every('09:00', '10:00'), daysAhead: 2 })
    for (const at of ['2031-03-08T06:00Z', '2031-11-01T05:00Z']) {
      const times = freeTimes(rules, 60, new Date(at), [])
      expect(times.map((time) => wallTimeIn('America/New_York', time.toISOString()).slice(11))).toEqual(
        Array(3).fill('09:00'),
      )
      expect(new Set(times.map((time) => time.getUTCHours())).size).toBe(2)
    }
  })

  it('are of the days of the host, whatever day it is for the visitor', () => {
    // Monday, 8:00 in Auckland, is Sunday evening in London.
    const rules = bookable({
      zone: 'Pacific/Auckland',
      hours: [{ day: 1, from: '08:00', until: '09:00' }],
      daysAhead: 7,
    })
    const times = freeTimes(rules, 60, new Date('2031-06-06T00:00Z'), [])
    expect(times.map((time) => wallTimeIn('Europe/London', time.toISOString()))).toEqual(['2031-06-08T21:00'])
  })

  it('keep their notice, and end with the last day ahead', () => {
    const rules = bookable({ zone: 'UTC', hours: every('09:00', '11:00'), noticeHours: 24, daysAhead: 2 })
    expect(utc(freeTimes(rules, 60, new Date('2031-06-03T09:30Z'), []))).toEqual([
      ...['2031-06-04T10:00', '2031-06-05T09:00', '2031-06-05T10:00'],
    ])
  })

  it('leave out what is taken, with the pause around it, and not what only touches it', () => {
    const rules = bookable({ zone: 'UTC', hours: every('09:00', '13:00') })
    const busy = [{ start: new Date('2031-06-03T10:00Z'), end: new Date('2031-06-03T11:00Z') }]
    const at = new Date('2031-06-03T00:00Z')
    expect(utc(freeTimes(rules, 60, at, busy))).toEqual(['2031-06-03T09:00', '2031-06-03T11:00', '2031-06-03T12:00'])
    expect(utc(freeTimes({ ...rules, pauseMinutes: 30 }, 60, at, busy))).toEqual(['2031-06-03T12:00'])
  })

  it('come once where windows overlap', () => {
    const hours = [...every('09:00', '11:00'), ...every('10:00', '12:00')]
    expect(freeTimes(bookable({ zone: 'UTC', hours }), 60, new Date('2031-06-03T00:00Z'), [])).toHaveLength(3)
  })
})
