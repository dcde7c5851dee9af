import { currentLanguage } from './i18n'

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>()

function kept<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(
  name: string,
  make: (locale: string) => Format,
): Format {
  // Latin digits in Arabic too: people compare these numbers with documents that are written with them.
  const locale = currentLanguage() === 'ar' ? 'ar-u-nu-latn' : currentLanguage()
  const key = `${name} ${locale}`
  const found = (formats.get(key) as Format | undefined) ?? make(locale)
  formats.set(key, found)
  return found
}

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date, short: a moment in the reader's zone, a date-only `YYYY-MM-DD` as it stands, whatever the zone. */
export function formatDate(value: string): string {
  const parts = dateOnly.exec(value)
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const
  if (!parts) return kept('date', (locale) => new Intl.DateTimeFormat(locale, options)).format(new Date(value))
  const noonUtc = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]), 12)
  return kept('day', (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })).format(noonUtc)
}

/** A moment with its time in the reader's zone: what a short date shows on hover. */
export const formatDateTime = (moment: string) =>
  kept('moment', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })).format(
    new Date(moment),
  )

/** Today by the reader's calendar: `YYYY-MM-DD`. */
export const todayDate = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Where the reader is, as the browser says: `Europe/Berlin`. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const units: [Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const recentMs = 7 * 86_400_000

/** 'in 2 hours', 'yesterday' within a week of now; the date before and after. */
export function formatRelative(moment: string, now = Date.now()): string {
  const distanceMs = new Date(moment).getTime() - now
  if (Math.abs(distanceMs) >= recentMs) return formatDate(moment)
  const [unit, ms] = units.find(([, size]) => Math.abs(distanceMs) >= size) ?? (['minute', 60_000] as const)
  return kept('relative', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
    Math.trunc(distanceMs / ms),
    unit,
  )
}

export const formatNumber = (value: number) => kept('number', (locale) => new Intl.NumberFormat(locale)).format(value)

/**
 * A number with its unit as one piece. Between right-to-left words the currency of one would stand before it and that of the next
 * behind it, for Intl sets marks that hold at the start of a line alone; an isolate holds anywhere.
 */
function inOneDirection(text: string): string {
  if (currentLanguage() !== 'ar') return text
  const start = /\p{Script=Arabic}/u.test(text) ? '\u2067' : '\u2066'
  return `${start}${text.replace(/[\u200E\u200F]/g, '')}\u2069`
}

/** Money from whole minor units, all of whose currencies have hundredths: '$1,299', '$99.50'. */
export const formatMoney = (minor: number, currency: string) =>
  inOneDirection(
    kept(
      `money ${currency}`,
      (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    ).format(minor / 100),
  )

const pointOptions = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  wholeMonth: { month: 'long', year: 'numeric' },
} as const

/** The first day of a chart's day, week or month, as its axis says it: '4 Mar', 'Mar'; a whole month with its year: 'March 2027'. */
export const formatPoint = (start: string, unit: keyof typeof pointOptions) =>
  kept(`point ${unit}`, (locale) => new Intl.DateTimeFormat(locale, { ...pointOptions[unit], timeZone: 'UTC' })).format(
    Date.parse(start),
  )

/** A share of 1: '35%'. */
export const formatShare = (share: number) =>
  inOneDirection(kept('share', (locale) => new Intl.NumberFormat(locale, { style: 'percent' })).format(share))

/** A share of 100 with its decimals: '99.9%'. */
export const formatPercent = (percent: number) =>
  inOneDirection(
    kept('percent', (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 5 })).format(
      percent / 100,
    ),
  )

const sizes = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size: '1.4 MB'. A megabyte is 1,048,576 bytes, as the upload limits count it. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1024 ? 1 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), sizes.length)
  const unit = sizes[power - 1] ?? 'kilobyte'
  return inOneDirection(
    kept(
      unit,
      (locale) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
    ).format(bytes / 1024 ** power),
  )
}

/** A country in the reader's language, by its ISO code. English keeps the name that administrators gave it, and so does one without a code. */
export function countryName({ code, name }: { code?: string | null | undefined; name: string }): string {
  const language = currentLanguage()
  if (!code || !/^[A-Z]{2}$/.test(code) || language === 'en') return name
  const said = new Intl.DisplayNames(language, { type: 'region' }).of(code)
  // A code that it does not know comes back as it is.
  return said && said !== code ? said : name
}

/** A phone number as its country writes it; what cannot be read stays as typed. The number plan loads when first asked for. */
export async function formatPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}
