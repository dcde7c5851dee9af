/** What a clock in a time zone shows at a moment, as if it were UTC: the times of a workbook have no zone. */
export function wallClock(timeZone: string): (moment: Date) => Date {
  // Made once: making it takes longer than writing a row.
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
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

/** The day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => wallClock(timeZone)(moment).toISOString().slice(0, 10)
