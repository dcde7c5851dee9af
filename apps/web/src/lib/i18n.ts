import { type Language, languageFacts as languages } from '@corridor/contract/wire/language'
import { useEffect, useSyncExternalStore } from 'react'
import { type Params, type Texts, type Translate, translate } from '../locales/translate'
import { withoutNumbers } from '../locales/without-numbers'
import { ApiError } from './api-error'
import { onCompanySettings } from './company-settings'
import { keepLanguage, preferredLanguage } from './kept-language'
import { fetchTexts, type TextPart } from './text-parts'

export type { Language, Translate }
export { languages }

interface Translation {
  t: Translate
  language: Language
}

const listeners = new Set<() => void>()
/** The parts that pages of this document have asked for. */
const parts = new Set<TextPart>()
let english: Texts = {}
let texts: Texts = {}
let current = speak('en')

// A new function for each language, so that whoever keeps what it said says it anew.
function speak(language: Language): Translation {
  return { language, t: (key, params) => translate(texts, language, key, params) }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `t`, and the language that it speaks; draws anew when another is chosen. */
export const useTranslation = () => useSyncExternalStore(subscribe, () => current)

/** The text of a key, outside of React. */
export const t = (key: string, params?: Params): string => current.t(key, params)

export const currentLanguage = (): Language => current.language

/** Starts the texts in the kept or the browser's language. The English text is the key; `plurals` are the English ones by their count. */
export async function startI18n(part: TextPart, plurals: Texts = {}) {
  english = plurals
  texts = plurals
  parts.add(part)
  await changeLanguage(preferredLanguage()).catch(() => applyLanguage('en'))
}

/** Brings the texts of a part along with its page. Without them it is English: better than no page. */
export async function needTexts(part: TextPart): Promise<void> {
  if (parts.has(part)) return
  const { language } = current
  const more = await fetchTexts(language, part).catch(() => undefined)
  if (!more || language !== current.language) return
  parts.add(part)
  texts = { ...texts, ...more }
}

/** Loads and shows a language, and remembers it for the next visit. */
export async function changeLanguage(language: Language) {
  const loaded = await Promise.all([...parts].map((part) => fetchTexts(language, part)))
  texts = Object.assign({}, language === 'en' ? english : {}, ...loaded)
  keepLanguage(language)
  applyLanguage(language)
}

function applyLanguage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].dir
  drawAnew(language)
}

function drawAnew(language: Language) {
  current = speak(language)
  for (const listener of listeners) listener()
}

// What the company chose decides how dates and names are written, as the language decides the words: all that is shown is drawn anew.
onCompanySettings(() => drawAnew(current.language))

/** A message of the contract in the reader's language. Numbers are parameters: 'Minimum {n} characters', 'page {n} of {n2}'. */
export function translateMessage(message: string): string {
  if (message in texts) return t(message)
  const { key, values } = withoutNumbers(message)
  return key === message ? message : t(key, values)
}

let errorTexts: Record<string, string> = {}

/** Brings the texts of refusals along with the first of them: most visits meet none. */
export async function needErrorTexts(): Promise<void> {
  const [loaded] = await Promise.all([import('./error-texts').catch(() => undefined), needTexts('errors')])
  if (loaded) errorTexts = loaded.errorTexts
}

/** For what shows refusals that came as data, as those of records that an action on many skipped: brings their texts, and draws them. */
export function useErrorTexts(): void {
  useEffect(() => {
    void needErrorTexts().then(() => drawAnew(current.language))
  }, [])
}

/** The text of a failure in the reader's language: by code and parameters if the code is known, else as it came. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('Something went wrong. Please try again.')
  const template = errorTexts[error.code]
  if (!template) return translateMessage(error.message)
  const params = Object.entries(error.params).map(([name, value]) => [
    name,
    name === 'entity' ? t(String(value)) : value,
  ])
  return t(template, Object.fromEntries(params))
}
