import type { Language } from '../wire/language.ts'

/** A country in a language, by its ISO code; undefined for a code that nobody knows. */
export function regionName(code: string | null | undefined, language: Language): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return undefined
  const said = new Intl.DisplayNames(language, { type: 'region' }).of(code)
  // A code that it does not know comes back as it is.
  return said === code ? undefined : said
}
