import { countryName } from '../../../../lib/format/country-name'
import { formatList } from '../../../../lib/format/format'

/** Countries that a student aims at, in the order of preference: 'Canada, Australia'. */
export const targetsText = (countries: readonly { name: string; code: string | null }[]): string =>
  formatList(countries.map(countryName))
