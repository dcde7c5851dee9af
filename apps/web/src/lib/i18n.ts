import { type ErrorCode, errorTable } from '@corridor/contract/error-table'
import { isLanguage, type Language, languageFacts as languages } from '@corridor/contract/wire/language'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import english from '../locales/en.json'
import { ApiError } from './api-error'
import { keepLanguage, preferredLanguage } from './kept-language'

export type { Language }
export { languages }

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: Record<string, string> }>> = {
  ar: () => import('../locales/ar.json'),
  fr: () => import('../locales/fr.json'),
  zh: () => import('../locales/zh.json'),
}

async function load(language: Language) {
  if (language === 'en' || i18next.hasResourceBundle(language, 'translation')) return
  const { default: texts } = await loaders[language]()
  i18next.addResourceBundle(language, 'translation', texts)
}

/** Starts the texts in the kept or the browser's language. The English text is the key. */
export async function startI18n() {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: english } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  })
  await changeLanguage(preferredLanguage()).catch(() => applyLanguage('en'))
}

/** Loads and shows a language, and remembers it for the next visit. */
export async function changeLanguage(language: Language) {
  await load(language)
  await i18next.changeLanguage(language)
  keepLanguage(language)
  applyLanguage(language)
}

function applyLanguage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].dir
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en')

/** A validation message of the contract in the reader's language. Numbers are parameters: 'Minimum {n} characters'. */
export function translateMessage(message: string): string {
  if (i18next.exists(message)) return i18next.t(message)
  const numbers = message.match(/\d+/)
  return numbers ? i18next.t(message.replace(/\d+/, '{n}'), { n: numbers[0] }) : message
}

/** The text of a failure in the reader's language: by code and parameters where the code is known, else as it came. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('Something went wrong. Please try again.')
  if (!(error.code in errorTable)) return translateMessage(error.message)
  const params = Object.fromEntries(
    Object.entries(error.params).map(([name, value]) => [name, name === 'entity' ? i18next.t(String(value)) : value]),
  )
  return i18next.t(errorTable[error.code as ErrorCode][1], params)
}
