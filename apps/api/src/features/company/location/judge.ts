import { CompanyLocationAdd } from '@corridor/contract/company/location/shapes'
import { findPostcodeFault } from '@corridor/contract/field/postcode'
import type { Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../company/entries.ts'
import { findCountry, isCityOf, isStateOf } from './store.ts'
import type { LocationValues, PlaceColumns } from './tables.ts'

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The columns of a location; its postcode is judged by its country, and known states and cities must lie in each other. */
export async function judgeLocation(tx: Sql, input: object, at: string): Promise<LocationValues> {
  const location = readEntry(CompanyLocationAdd, input, at)
  const place = await judgePlace(tx, location, at, (code) => findPostcodeFault(location.zipCode, code))
  return { address_type: location.addressType, ...place, address: location.address, zip_code: location.zipCode }
}

interface Place {
  country: string
  state: string
  city: string
}

/** The columns of a place. Throws `request.invalid` if there is no such country, state or city, or the postcode has a fault there. */
export async function judgePlace(
  tx: Sql,
  { country: countryId, state, city }: Place,
  at: string,
  findZipFault: (countryCode: string | null) => string | undefined | null,
): Promise<PlaceColumns> {
  const country = await findCountry(tx, countryId)
  if (!country) throw invalid({ country: 'Country not found' }, at)
  const [stateId, cityId] = [idPattern.test(state) ? state : null, idPattern.test(city) ? city : null]
  const faults: Record<string, string> = {}
  if (stateId && !(await isStateOf(tx, stateId, countryId))) faults.state = 'State not found'
  if (cityId && !(stateId && (await isCityOf(tx, cityId, stateId)))) faults.city = 'City not found'
  const fault = findZipFault(country.code)
  if (fault) faults.zipCode = fault
  if (Object.keys(faults).length > 0) throw invalid(faults, at)
  return {
    country_id: countryId,
    state_id: stateId,
    state_name: stateId ? null : state,
    city_id: cityId,
    city_name: cityId ? null : city,
  }
}
