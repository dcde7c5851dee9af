import type { Country } from '@corridor/contract/base/address/shapes'
import { api } from '../../call/client'
import { countryName } from '../../format/country-name'
import { RecordName, RecordSelect } from './record-select'

type CountrySelectProps = Pick<
  Parameters<typeof RecordSelect<Country>>[0],
  'label' | 'field' | 'required' | 'asFilter'
> & {
  /** The country that the form began with. */
  chosen?: { _id: string; name: string; code?: string | null } | undefined
}

const source = api.address.country.list
const writtenName = ({ name }: Country) => name

/** One country of all, in the reader's language; found by that name and the English one. */
export const CountrySelect = ({ chosen, ...props }: CountrySelectProps) => (
  <RecordSelect
    {...props}
    source={source}
    nameOf={countryName}
    writtenName={writtenName}
    chosen={chosen && { ...chosen, name: countryName(chosen) }}
  />
)

/** A country that a form holds by its id. */
export const CountryName = ({ id }: { id: string }) => <RecordName source={source} id={id} nameOf={countryName} />
