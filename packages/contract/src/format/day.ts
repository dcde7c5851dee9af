const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/

/** True of a date without a time, `YYYY-MM-DD`: it is no moment, and no zone ever moves it. */
export const isDateOnly = (value: string | Date): value is string => typeof value === 'string' && dateOnly.test(value)

/** A date-only value as a moment for what writes moments; with `timeZone: 'UTC'` it is that day. */
export const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)

const clocks = new Map<string, (moment: Date) => Date>()

/** What a clock in a time zone shows at a moment, as if it were UTC: the times of a workbook have no zone. */
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

/** The zone of this machine: `Europe/Berlin`. */
export const machineZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
