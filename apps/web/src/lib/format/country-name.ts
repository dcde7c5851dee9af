import { countryText } from '@corridor/contract/format/region'
import { currentLanguage } from '../language/i18n'

/** A country in the reader's language. */
export const countryName = (country: Parameters<typeof countryText>[0]): string =>
  countryText(country, currentLanguage())
