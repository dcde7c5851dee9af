import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { countryName } from '../../../../lib/format/country-name'

/** City, state and country, as far as they are told. */
export const placeOf = ({ cityName, stateName, countryInfo }: Vendor) =>
  [cityName, stateName, countryInfo[0] && countryName(countryInfo[0])].filter(Boolean).join(', ')
