import { type Language, languageFacts as languages } from '@corridor/contract/wire/language'
import { useEffect, useSyncExternalStore } from 'react'
import { type Params, type Texts, type Translate, translate } from '../../locales/translate'
import { withoutNumbers } from '../../locales/without-numbers'
import { ApiError } from '../call/api-error'
import { onCompanySettings } from '../session/company-settings'
import { keepLanguage, preferredLanguage } from './kept-language'
import { fetchTexts, type TextPart } from './text-parts'

export type { Language, Translate }
export { languages }

interface Translation {
  t: Translate
  language: Language
}

const listeners = new Set<() => void>()
/** The parts that modules of this document have asked for. */
const parts = new Set<TextPart>()
let english: Texts = {}
/** The language that was asked for last, with what has come of it. It is shown when all its parts have come. */
let wanted: { language: Language; texts: Record<string, string> } = { language: 'en', texts: {} }
let shown: Texts = wanted.texts
let current = speak('en')

// A new function for each language, so that whoever keeps what it said says it anew.
function speak(language: Language): Translation {
  return { language, t: (key, params) => translate(shown, language, key, params) }
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
  wanted = { language: 'en', texts: { ...english } }
  parts.add(part)
  await changeLanguage(preferredLanguage()).catch(applyWanted)
}

/**
 * A module that is loaded later, once its texts are there too. The build writes it around each `import()` of ours.
 * @public
 */
export async function withTexts<Module>(load: () => Promise<Module>, part: TextPart): Promise<Module> {
  const [loaded] = await Promise.all([loadAgain(load), needTexts(part)])
  return loaded
}

/** Addresses of modules that the network did not bring. */
const lost = new Set<string>()

// Some browsers remember that a module did not come and never ask for it again. Under another address they do; nothing of it ran before.
async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\/\/\S+\.js$/.exec(String(error))?.[0]
    if (!address || !lost.has(address)) {
      if (address) lost.add(address)
      throw error
    }
    return (await import(/* @vite-ignore */ `${address}?again=${performance.now()}`)) as Module
  }
}

/** Brings a part of the texts along. Without it they are English: better than no page. */
async function needTexts(part: TextPart): Promise<void> {
  if (parts.has(part)) return
  const into = wanted
  const more = await fetchTexts(into.language, part).catch(() => undefined)
  if (into !== wanted) return needTexts(part)
  if (!more) return
  parts.add(part)
  Object.assign(into.texts, more)
}

/** Loads and shows a language, and remembers it for the next visit. */
export async function changeLanguage(language: Language) {
  const before = wanted
  const next = { language, texts: language === 'en' ? { ...english } : {} }
  wanted = next
  try {
    Object.assign(next.texts, ...(await Promise.all([...parts].map((part) => fetchTexts(language, part)))))
  } catch (error) {
    if (wanted === next) wanted = before
    throw error
  }
  if (wanted !== next) return
  keepLanguage(language)
  applyWanted()
}

function applyWanted() {
  const { language, texts } = wanted
  shown = texts
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].dir
  drawAnew(language)
}

function drawAnew(language: Language) {
  current = speak(language)
  for (const listener of listeners) listener()
}

// The company's choice decides how dates and names are written, as the language decides the words: all that is shown is drawn anew.
onCompanySettings(() => drawAnew(current.language))

/** A message of the contract in the reader's language. Numbers are parameters: 'Minimum {n} characters', 'page {n} of {n2}'. */
export function translateMessage(message: string): string {
  if (message in shown) return t(message)
  const { key, values } = withoutNumbers(message)
  return key === message ? message : t(key, values)
}

let errorTexts: Record<string, string> = {}

/** Brings the texts of refusals along with the first of them: most visits meet none. */
export async function needErrorTexts(): Promise<void> {
  const [loaded] = await Promise.all([import('../call/error-texts').catch(() => undefined), needTexts('errors')])
  if (loaded) errorTexts = loaded.errorTexts
}

/** For what shows refusals that came as data, as those of records that an action on many skipped: brings their texts, and draws them. */
export function useErrorTexts(): void {
  useEffect(() => {
    void needErrorTexts().then(() => drawAnew(current.language))
  }, [])
}

/** Parameters of refusals that are words of ours: what is called so, and stages. */
const saidParams = new Set(['entity', 'step', 'from', 'to'])

/** The text of a failure in the reader's language: by code and parameters if the code is known, else as it came. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('Something went wrong. Please try again.')
  const template = errorTexts[error.code]
  if (!template) return translateMessage(error.message)
  const params = Object.entries(error.params).map(([name, value]) => [
    name,
    saidParams.has(name) ? t(String(value)) : value,
  ])
  return t(template, Object.fromEntries(params))
}
