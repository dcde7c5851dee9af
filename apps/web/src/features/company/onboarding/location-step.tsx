import { type CompanyLocation, CompanyLocationAdd } from '@corridor/contract/company/location/shapes'
import { addressTypeNames } from '@corridor/contract/company/onboarding/choices'
import { findPostcodeFault } from '@corridor/contract/field/postcode'
import { useMemo } from 'react'
import { api, client } from '../../../lib/call/client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { EntryStep } from '../../../lib/entry/entry-step'
import { CountryName } from '../../../lib/form/choice/country-select'
import { countryName } from '../../../lib/format/country-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PlaceName } from './exports/place-input'
import { useCountries } from './exports/use-countries'
import { LocationFields, type LocationValues } from './location-fields'
import { saveFailing } from './save-failing'
import type { StepProps } from './step-pages'
import { refreshOnboarding } from './use-own-company'

/** Step 2: where the company is. */
export default function LocationStep({ company }: StepProps) {
  const { data: countries } = useCountries()
  const schema = useMemo(() => {
    const codes = new Map(countries?.map(({ _id, code }) => [_id, code]))
    return CompanyLocationAdd.superRefine(
      ({ zipCode = '', country }: Partial<CompanyLocationAdd>, check) => {
        // The server judges a code of a country that is not known here.
        if (country && !codes.has(country)) return
        const message = findPostcodeFault(zipCode, codes.get(country ?? '') ?? null)
        if (message) check.addIssue({ code: 'custom', path: ['zipCode'], message })
      },
      { when: () => true },
    )
  }, [countries])
  const blank = { ...nothing, country: company.yourCountry ?? '' }
  return <EntryStep kind={locations} rules={{ schema, blank }} />
}

const nothing: LocationValues = { addressType: '', country: '', state: '', city: '', address: '', zipCode: '' }

const locations: EntryKind<CompanyLocation, LocationValues> = {
  texts: {
    entity: text('Address'),
    addNew: text('Add New Address'),
    edit: text('Update Address'),
    heading: text('Addresses'),
    numbered: text('Address {n}'),
    added: text('Address information added successfully'),
    updated: text('Address information updated successfully'),
    deleted: text('Address deleted successfully'),
    deleteTitle: text('Delete Address'),
    deleteQuestion: text('Are you sure you want to delete this address?'),
    deleteFailed: text('Failed to delete address: {message}'),
    invalid: text('Invalid address data'),
    failing: saveFailing,
    submitAdd: text('Add Information'),
    submitUpdate: text('Update Information'),
  },
  draft: 'onboarding.locations',
  list: 'locations',
  labels: {
    addressType: text('Address Type'),
    country: text('Country'),
    state: text('State'),
    city: text('City'),
    address: text('Address'),
    zipCode: text('PIN/ZIP Code'),
  },
  show: (name, value) => {
    if (name === 'addressType') return <TypeName type={value as CompanyLocation['addressType']} />
    if (name === 'country') return <CountryName id={String(value)} />
    if (name === 'state' || name === 'city') return <PlaceName level={name} value={String(value)} />
    return undefined
  },
  nameOf: ({ addressType, address }, t) => `${t(addressTypeNames[addressType])}, ${address}`,
  toEntry: ({ addressType, country, state, city, address, zipCode }) => ({
    addressType,
    country,
    state,
    city,
    address,
    zipCode,
  }),
  Fields: LocationFields,
  Heading: ({ row }) => <TypeName type={row.addressType} />,
  factsOf: (row) => [
    { label: 'Country', value: <bdi>{row.countryInfo.map(countryName)}</bdi> },
    { label: 'Address', value: <bdi>{row.address}</bdi>, isLong: true },
    { label: 'City', value: <bdi>{row.cityInfo[0]?.name ?? row.city}</bdi> },
    { label: 'State', value: <bdi>{row.stateInfo[0]?.name ?? row.state}</bdi> },
    ...(row.zipCode ? [{ label: 'PIN/ZIP Code', value: <bdi>{row.zipCode}</bdi> }] : []),
  ],
  calls: {
    list: api.location.list,
    add: (entries: Parameters<typeof client.location.add>[0]) => client.location.add(entries),
    update: (entry: Parameters<typeof client.location.update>[0]) => client.location.update(entry),
    delete: api.location.delete,
    refresh: refreshOnboarding,
  },
}

function TypeName({ type }: { type: CompanyLocation['addressType'] }) {
  const { t } = useTranslation()
  return t(addressTypeNames[type])
}
