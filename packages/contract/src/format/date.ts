import { dateIn, daysBetween, isDateOnly, noonOf, wallClock } from './day.ts'
import { kept, type Reader, zoneOf } from './reader.ts'
import type { CompanySettings, DateFormat } from './settings.ts'

const usual = {
  /** '4 Mar 2027', on pages. */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** '4 March 2027', in letters. */
  long: { dateStyle: 'long' },
  /** 'Thursday, 4 March 2027', if somebody chooses a day. */
  full: { dateStyle: 'full' },
} as const

/** A date as the company writes it: a moment by its clock, a date-only `YYYY-MM-DD` as it stands, whatever the zone. */
export function dateText(value: string | Date, reader: Reader, length: keyof typeof usual = 'short'): string {
  const { settings } = reader
  if (settings)
    return inPattern(isDateOnly(value) ? value : dateIn(settings.timezone, value), settings.defaultDateFormat)
  const timeZone = isDateOnly(value) ? 'UTC' : zoneOf(reader)
  return kept(
    `date ${length} ${timeZone}`,
    reader,
    (locale) => new Intl.DateTimeFormat(locale, { ...usual[length], ...(timeZone && { timeZone }) }),
  ).format(isDateOnly(value) ? noonOf(value) : new Date(value))
}

/** A moment with its time, by the company's clock. `full` names the day of the week, as 'Thursday, March 4, 2027 at 10:30 AM'. */
export function dateTimeText(moment: string | Date, reader: Reader, dateStyle: 'medium' | 'full' = 'medium'): string {
  const timeZone = zoneOf(reader)
  const zoned = timeZone ? { timeZone } : {}
  const { settings } = reader
  if (!settings)
    return kept(
      `moment ${dateStyle} ${timeZone}`,
      reader,
      (locale) => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', ...zoned }),
    ).format(new Date(moment))
  return `${dateText(moment, reader)}, ${timeText(moment, reader)}`
}

/** The time of a moment alone, by the company's clock: '10:30 AM'. */
export function timeText(moment: string | Date, reader: Reader): string {
  const timeZone = zoneOf(reader)
  return kept(
    `time ${timeZone}`,
    reader,
    (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone && { timeZone }) }),
  ).format(new Date(moment))
}

const shortForms = {
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
} as const

/**
 * A date where many stand below each other: of a moment '10:32 AM' today and 'Fri' in the six days before, of any other date 'Nov 12',
 * with its year only if that is not this one. The month is a word, so that nobody takes it for the day; the company's pattern orders the two.
 */
export function shortDateText(value: string | Date, now: number, reader: Reader): string {
  const timeZone = zoneOf(reader)
  const today = dateIn(timeZone, new Date(now))
  const day = isDateOnly(value) ? value : dateIn(timeZone, value)
  if (!isDateOnly(value)) {
    const daysAgo = daysBetween(day, today)
    if (daysAgo === 0) return timeText(value, reader)
    if (daysAgo > 0 && daysAgo < 7) return shortForm('weekday', day, reader)
  }
  return shortForm(day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayOfYear', day, reader)
}

function shortForm(form: keyof typeof shortForms, day: string, reader: Reader): string {
  const isDayFirst = reader.settings?.defaultDateFormat === 'dd/mm/yy'
  return kept(
    `short ${form} ${isDayFirst}`,
    reader,
    // English alone writes both orders.
    (locale) =>
      new Intl.DateTimeFormat(isDayFirst && locale === 'en' ? 'en-GB' : locale, {
        ...shortForms[form],
        timeZone: 'UTC',
      }),
  ).format(noonOf(day))
}

/** A moment as files hold it, in twenty-four hours: '04/03/27 14:05'. */
export function clockText(moment: Date, { timezone, defaultDateFormat }: CompanySettings): string {
  const [date = '', time = ''] = wallClock(timezone)(moment).toISOString().split('T')
  return `${inPattern(date, defaultDateFormat)} ${time.slice(0, 5)}`
}

/** A date that was written in a pattern, as `2027-03-04`; what is none comes back as it is. The years are those of this century. */
export function readDate(text: string, pattern: DateFormat): string {
  const parts = /^(\d\d)\/(\d\d)\/(\d\d)(?:[ ,]+\d{1,2}:\d\d.*)?$/.exec(text.trim())
  if (!parts) return text
  const at = pattern.split('/')
  const of = (part: string) => parts[at.indexOf(part) + 1]
  return `20${of('yy')}-${of('mm')}-${of('dd')}`
}

/** `2027-03-04` in a pattern: '04/03/27'. */
function inPattern(date: string, pattern: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return pattern.replace('yy', year.slice(-2)).replace('mm', month).replace('dd', day)
}

const units: [Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const recentMs = 7 * 86_400_000

/** 'in 2 hours', 'yesterday' within a week of now; the date before and after. */
export function relativeText(moment: string, now: number, reader: Reader): string {
  const distanceMs = new Date(moment).getTime() - now
  if (Math.abs(distanceMs) >= recentMs) return dateText(moment, reader)
  const [unit, ms] = units.find(([, size]) => Math.abs(distanceMs) >= size) ?? (['minute', 60_000] as const)
  return kept('relative', reader, (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
    Math.trunc(distanceMs / ms),
    unit,
  )
}

const pointOptions = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  wholeMonth: { month: 'long', year: 'numeric' },
} as const
export type PointUnit = keyof typeof pointOptions

const withoutYear: Record<DateFormat, string> = { 'mm/dd/yy': 'mm/dd', 'dd/mm/yy': 'dd/mm', 'yy/mm/dd': 'mm/dd' }

/** The first day of a chart's day, week or month, as its axis says it: '4 Mar' or '04/03', 'Mar'; a whole month with its year: 'March 2027'. */
export function pointText(start: string, unit: PointUnit, reader: Reader): string {
  if (reader.settings && (unit === 'day' || unit === 'week'))
    return inPattern(start.slice(0, 10), withoutYear[reader.settings.defaultDateFormat])
  return kept(
    `point ${unit}`,
    reader,
    (locale) => new Intl.DateTimeFormat(locale, { ...pointOptions[unit], timeZone: 'UTC' }),
  ).format(Date.parse(start))
}
