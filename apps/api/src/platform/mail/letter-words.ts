import { dateText } from '@corridor/contract/format/date'
import type { CompanySettings } from '@corridor/contract/format/settings'
import type { Language } from '@corridor/contract/wire/language'
import { withoutControls } from './address.ts'

const quotedCharsMax = 100
const wordJoiner = '\u2060'
const isolate = '\u2068'
const isolateEnd = '\u2069'

/**
 * Quotes a person's words inside a sentence: one line, bounded, its direction kept apart from the sentence's, and no address that a mail
 * program would make a link of.
 */
export function quoted(value: string): string {
  const line = [...withoutControls(value)].slice(0, quotedCharsMax).join('')
  const unlinked = line.replace(/([.:/@])(?=\S)/g, `$1${wordJoiner}`)
  return `${isolate}${unlinked}${isolateEnd}`
}

/** In HTML an isolate is an element. */
export const isolatesToHtml = (html: string): string =>
  html.replaceAll(isolate, '<bdi>').replaceAll(isolateEnd, '</bdi>')

/** A text that is written from left to right throughout needs no isolates, which some old programs show. */
export const withoutNeedlessIsolates = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? text : text.replace(/[\u2068\u2069]/g, '')

type MinuteForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const minuteForms: Record<Language, MinuteForms> = {
  en: { one: '{n} minute', other: '{n} minutes' },
  fr: { one: '{n} minute', other: '{n} minutes' },
  zh: { other: '{n} 分钟' },
  ar: {
    zero: '{n} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{n} دقائق',
    many: '{n} دقيقة',
    other: '{n} دقيقة',
  },
}

/** '10 minutes' in a language, as it stands in 'for 10 minutes'. */
export function minutesText(language: Language, minutes: number): string {
  const forms = minuteForms[language]
  return (forms[new Intl.PluralRules(language).select(minutes)] ?? forms.other).replace('{n}', String(minutes))
}

/** A moment whose day a letter tells, and how the company of its readers writes days. */
export interface LetterDay {
  at: Date
  settings: CompanySettings | null
}

/** The day as the company writes it; if it chose nothing, in the language and in UTC: '4 March 2027'. */
export const dayText = (language: Language, { at, settings }: LetterDay): string =>
  dateText(at, { language, settings, timeZone: 'UTC' }, 'long')
