const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/

/** True of a date without a time, `YYYY-MM-DD`: it is no moment, and no zone ever moves it. */
export const isDateOnly = (value: string | Date): value is string => typeof value === 'string' && dateOnly.test(value)

/** A date-only value as a moment for what writes moments; with `timeZone: 'UTC'` it is that day. */
export const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)

const clocks = new Map<string, (moment: Date) => Date>()

/** Makes a function that turns a moment into the wall time of a zone, as if that were UTC: the times of a workbook have no zone. */
export function wallClock(timeZone: string | undefined): (moment: Date) => Date {
  // Made once: making it takes longer than writing a row.
  const clock = clocks.get(timeZone ?? '') ?? makeClock(timeZone)
  clocks.set(timeZone ?? '', clock)
  return clock
}

function makeClock(timeZone: string | undefined): (moment: Date) => Date {
  const format = new Intl.DateTimeFormat('en', {
    ...(timeZone && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')))
  }
}

/** The day in a time zone at a moment, `YYYY-MM-DD`; without a zone, in the one of this machine. */
export const dateIn = (timeZone: string | undefined, moment: string | Date): string =>
  wallClock(timeZone)(new Date(moment)).toISOString().slice(0, 10)

/** The moment at which a clock in a time zone shows `2027-03-04T09:00`; of a time that the zone skips, the one after the gap. */
export function momentIn(timeZone: string | undefined, wallTime: string): Date {
  const clock = wallClock(timeZone)
  const wanted = Date.parse(`${wallTime}Z`)
  const aheadAt = (ms: number) => clock(new Date(ms)).getTime() - ms
  const guess = wanted - aheadAt(wanted)
  const moment = wanted - aheadAt(guess)
  // West of Greenwich the second reckoning of a skipped time falls before the gap.
  return new Date(clock(new Date(moment)).getTime() === wanted ? moment : Math.max(guess, moment))
}

/** Every moment at which a clock in a time zone shows `2027-11-07T01:30`, in their order: two of an hour that comes twice, none of one that is skipped. */
export function momentsIn(timeZone: string | undefined, wallTime: string): Date[] {
  const clock = wallClock(timeZone)
  const wanted = Date.parse(`${wallTime}Z`)
  // It is ahead of Greenwich by what it was a day before, or will be a day after.
  const ahead = [wanted - dayMs, wanted + dayMs].map((ms) => clock(new Date(ms)).getTime() - ms)
  return [...new Set(ahead)]
    .map((ms) => new Date(wanted - ms))
    .filter((moment) => clock(moment).getTime() === wanted)
    .sort((a, b) => a.getTime() - b.getTime())
}

/** Writes a moment as the wall time of a zone, as a field for a time holds it: `2027-03-04T09:00`. */
export const wallTimeIn = (timeZone: string | undefined, moment: string): string =>
  wallClock(timeZone)(new Date(moment)).toISOString().slice(0, 16)

/** The zone of this machine: `Europe/Berlin`. */
export const machineZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const dayMs = 86_400_000

/** The day after a date-only value. */
export const dayAfter = (date: string): string => new Date(noonOf(date) + dayMs).toISOString().slice(0, 10)

/** Counts the days of the calendar from one date-only value to another; below zero if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noonOf(to) - noonOf(from)) / dayMs)
