import { inOneDirection, kept, type Reader } from './reader.ts'

export const numberText = (value: number, reader: Reader): string =>
  kept('number', reader, (locale) => new Intl.NumberFormat(locale)).format(value)

/** A share of 1: '35%'. */
export const shareText = (share: number, reader: Reader): string =>
  inOneDirection(
    kept('share', reader, (locale) => new Intl.NumberFormat(locale, { style: 'percent' })).format(share),
    reader,
  )

/** A share of 100 with its decimals: '99.9%'. */
export const percentText = (percent: number, reader: Reader): string =>
  inOneDirection(
    kept(
      'percent',
      reader,
      (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 5 }),
    ).format(percent / 100),
    reader,
  )

const sizes = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size: '1.4 MB'. A megabyte is 1,048,576 bytes, as the upload limits count it. */
export function fileSizeText(bytes: number, reader: Reader): string {
  const power = bytes < 1024 ? 1 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), sizes.length)
  const unit = sizes[power - 1] ?? 'kilobyte'
  return inOneDirection(
    kept(
      unit,
      reader,
      (locale) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
    ).format(bytes / 1024 ** power),
    reader,
  )
}

const hourMs = 3_600_000
const dayHours = 24
/** From here on a time is told in days. */
const hoursMax = 2 * dayHours

/** A length of time in its one unit, rounded down: '35 minutes' below an hour, '47 hours' below two days, then '4 days'. */
export function spanText(ms: number, reader: Reader): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return unitText(Math.max(Math.floor(ms / 60_000), 0), 'minute', reader)
  return hours < hoursMax ? unitText(hours, 'hour', reader) : unitText(Math.floor(hours / dayHours), 'day', reader)
}

const unitText = (count: number, unit: 'minute' | 'hour' | 'day', reader: Reader): string =>
  kept(
    `long ${unit}`,
    reader,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ).format(count)
