import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { api } from '../../../lib/call/client'
import entries from '../../../lib/entry/entries.module.css'
import { CountryName, CountrySelect } from '../../../lib/form/choice/country-select'
import { RecordName, RecordSelect } from '../../../lib/form/choice/record-select'
import type { FieldProps } from './field-props'

interface Values {
  country: string
  visaCategory: string
}

/** Rows that were saved, for the names of what they hold by ids. */
export type SavedRows = readonly {
  countryInfo: { _id: string; name: string; code?: string | null }[]
  visaCategoryInfo: { _id: string; name: string }[]
}[]

interface CountryAndVisaProps {
  form: {
    values: Values
    field: (name: keyof Values) => FieldProps
    setValue: (name: keyof Values, value: string) => void
  }
  saved: SavedRows
}

/** A country, and the visa that was asked of it. */
export function CountryAndVisa({ form, saved }: CountryAndVisaProps) {
  const { country, visaCategory } = form.values
  const choose = (name: keyof Values) => (id: string | null) => form.setValue(name, id ?? '')
  return (
    <div className={entries.pair}>
      <CountrySelect
        label={names.country}
        chosen={saved.flatMap(({ countryInfo }) => countryInfo).find(({ _id }) => _id === country)}
        field={{
          ...form.field('country'),
          value: country || null,
          onChange: choose('country'),
          allowDeselect: false,
        }}
        required
      />
      <RecordSelect
        source={api.lookup['visa-category'].list}
        label={names.visaCategory}
        nameOf={({ name }) => name}
        chosen={saved.flatMap(({ visaCategoryInfo }) => visaCategoryInfo).find(({ _id }) => _id === visaCategory)}
        field={{
          ...form.field('visaCategory'),
          value: visaCategory || null,
          onChange: choose('visaCategory'),
          allowDeselect: false,
        }}
        required
      />
    </div>
  )
}

/** Both of a row in words, where two editions are compared. */
export const CountryAndVisaNames = ({ country, visaCategory }: Values) => (
  <>
    {country && <CountryName id={country} />}{' '}
    {visaCategory && (
      <RecordName source={api.lookup['visa-category'].list} id={visaCategory} nameOf={({ name }) => name} />
    )}
  </>
)
