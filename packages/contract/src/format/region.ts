import type { Language } from '../wire/language.ts'

/** A country in a language, by its ISO code; undefined for a code that nobody knows. */
export function regionName(code: string | null | undefined, language: Language): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return undefined
  const said = new Intl.DisplayNames(language, { type: 'region' }).of(code)
  // A code that it does not know comes back as it is.
  return said === code ? undefined : said
}

/** A country in a language, by its ISO code. English keeps the name that administrators gave it, and so does one without a code. */
export const countryText = (
  { code, name }: { code?: string | null | undefined; name: string },
  language: Language,
): string => (language === 'en' ? name : (regionName(code, language) ?? name))
