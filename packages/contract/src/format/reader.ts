import type { Language } from '../wire/language.ts'
import type { CompanySettings } from './settings.ts'

/** Reader for whom something is written: words and digits are of their language, all else as their company chose it. */
export interface Reader {
  language: Language
  settings: CompanySettings | null
  /** The zone of a company that chose none; without it, the one of this machine. */
  timeZone?: string
}

/** The zone whose clock a reader's moments are told by. */
export const zoneOf = ({ settings, timeZone }: Reader): string | undefined => settings?.timezone ?? timeZone

type Format = Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat
const formats = new Map<string, Format>()

/** A format of the platform, made once for each language: making one takes longer than using it a hundred times. */
export function kept<F extends Format>(name: string, { language }: Reader, make: (locale: string) => F): F {
  // Latin digits in Arabic too: people compare these numbers with documents that are written with them.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const key = `${name} ${locale}`
  const found = (formats.get(key) as F | undefined) ?? make(locale)
  formats.set(key, found)
  return found
}

/**
 * A number with its unit as one piece. Between right-to-left words the currency of one would stand before it and that of the next
 * behind it, for Intl sets marks that hold at the start of a line alone; an isolate holds anywhere.
 */
export function inOneDirection(text: string, { language }: Reader): string {
  if (language !== 'ar') return text
  const start = /\p{Script=Arabic}/u.test(text) ? '\u2067' : '\u2066'
  return `${start}${text.replace(/[\u200E\u200F]/g, '')}\u2069`
}
