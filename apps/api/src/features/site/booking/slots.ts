import { dateIn, momentIn, noonOf, wallTimeIn } from '@corridor/contract/format/day'
import type { BookableHours } from '@corridor/contract/site/booking/kinds'

/** Times at which somebody can be booked, by the clock of their zone. */
export interface Bookable {
  zone: string
  hours: readonly BookableHours[]
  pauseMinutes: number
  noticeHours: number
  daysAhead: number
}

/** A stretch of time that is taken. */
export interface Busy {
  start: Date
  end: Date
}

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000

/**
 * The free times of a length, in their order. A window is what a clock on the wall shows: on a day on which the clocks change it is longer or
 * shorter, and a time that the wall clock skips is never offered.
 */
export function freeTimes({ zone, hours, ...rules }: Bookable, minutes: number, at: Date, busy: readonly Busy[]) {
  const lengthMs = minutes * minuteMs
  const pauseMs = rules.pauseMinutes * minuteMs
  const earliest = at.getTime() + rules.noticeHours * hourMs
  const isFree = (start: number) =>
    busy.every((taken) => start >= taken.end.getTime() + pauseMs || start + lengthMs + pauseMs <= taken.start.getTime())
  const found = new Set<number>()
  for (const date of daysFrom(dateIn(zone, at), rules.daysAhead)) {
    const weekday = ((new Date(noonOf(date)).getUTCDay() + 6) % 7) + 1
    for (const { from, until } of hours.filter(({ day }) => day === weekday)) {
      const [opens, closes] = [`${date}T${from}`, `${date}T${until}`]
      // The wall clock alone says where a window begins and ends: what lies between two moments may be an hour more or less.
      for (let start = momentIn(zone, opens).getTime(); shows(zone, start) < closes; start += lengthMs + pauseMs) {
        const isInside = shows(zone, start) >= opens && shows(zone, start + lengthMs - 1) < closes
        if (isInside && start >= earliest && isFree(start)) found.add(start)
      }
    }
  }
  return [...found].sort((one, other) => one - other).map((start) => new Date(start))
}

const shows = (zone: string, ms: number) => wallTimeIn(zone, new Date(ms).toISOString())

/** Today and as many days of the calendar after it. */
const daysFrom = (today: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, at) => new Date(noonOf(today) + at * dayMs).toISOString().slice(0, 10))
