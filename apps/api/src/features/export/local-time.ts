/** The day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => wallClock(timeZone, moment).toISOString().slice(0, 10)

/** What a clock in the zone shows at a moment, as if it were UTC: the times of a workbook have no zone. */
export function wallClock(timeZone: string, moment: Date): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')))
}
