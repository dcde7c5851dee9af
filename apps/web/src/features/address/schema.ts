import { CityAdd, CountryAdd, StateAdd } from '@corridor/contract/address'
import type { FormSchema } from '../../lib/form/schema'
import type { AddressLevel } from '../../paths'

/** The contract's rules of each level. */
export const addressSchemas: Record<AddressLevel, FormSchema<object>> = {
  country: CountryAdd,
  state: StateAdd,
  city: CityAdd,
}
