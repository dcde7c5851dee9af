import { isLanguage, type Language, languageCookie } from '@corridor/contract/wire/language'

const storageKey = 'language'
const yearSeconds = 31_536_000

/** The language that was chosen in this browser, else the first of the browser's own that the product has. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(storageKey)
  if (isLanguage(kept)) return kept
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

/** Remembers a language for the next visit: for the pages of this browser, and for those that the server draws. */
export function keepLanguage(language: Language) {
  localStorage.setItem(storageKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
