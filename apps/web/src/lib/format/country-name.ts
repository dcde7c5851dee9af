import { regionName } from '@corridor/contract/format/region'
import { currentLanguage } from '../language/i18n'

/** A country in the reader's language, by its ISO code. English keeps the name that administrators gave it, and so does one without a code. */
export function countryName({ code, name }: { code?: string | null | undefined; name: string }): string {
  const language = currentLanguage()
  return language === 'en' ? name : (regionName(code, language) ?? name)
}
