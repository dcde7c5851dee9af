import { CityAdd, CountryAdd, StateAdd } from '@corridor/contract/base/address/shapes'
import { updateInput } from '@corridor/contract/wire/endpoint'
import type { FormSchema } from '../../../lib/form/schema'
import type { AddressLevel } from '../../../paths'

/** The contract's rules of each level. */
export const addressSchemas: Record<AddressLevel, FormSchema<object>> = {
  country: CountryAdd,
  state: StateAdd,
  city: CityAdd,
}

/** The same for a record that stands, with its id and version. */
export const addressUpdateSchemas: Record<AddressLevel, FormSchema<{ id: string; version?: number | undefined }>> = {
  country: updateInput(CountryAdd),
  state: updateInput(StateAdd),
  city: updateInput(CityAdd),
}
