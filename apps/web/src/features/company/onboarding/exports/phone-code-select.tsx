import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import { useState } from 'react'
import classes from '../../../../lib/entry/entries.module.css'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { countryName } from '../../../../lib/format/country-name'
import { findNamed } from '../../../../lib/format/find-named'
import { useTranslation } from '../../../../lib/language/i18n'
import { useCountries } from './use-countries'

interface PhoneCodeSelectProps {
  field: ReturnType<FieldsForm<Record<string, string>>['field']>
  /** Countries by which a code of several is read first: the ids of the own company's. */
  own?: readonly (string | null | undefined)[]
}

// Among several countries with one code, the one that people mean by it, if it is not the first by name.
const meantBy: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+44': 'GB',
  '+47': 'NO',
  '+262': 'RE',
  '+358': 'FI',
  '+377': 'MC',
}

/** The phone code of a country, found by its digits or by the country's name, and read with one country: '+1 Canada'. */
export function PhoneCodeSelect({ field, own = [] }: PhoneCodeSelectProps) {
  const { t } = useTranslation()
  const { data: countries } = useCountries()
  const [picked, setPicked] = useState<string>()
  const options = (countries ?? []).flatMap(({ _id, code, name, phoneCode }) =>
    phoneCode
      ? [
          {
            value: `${phoneCode} ${_id}`,
            label: `${phoneCode} ${countryName({ code, name })}`,
            country: { _id, code, name },
          },
        ]
      : [],
  )
  // Found by what is shown, the country's name alone and its English name.
  const findCodes: OptionsFilter = ({ options: offered, search }) =>
    findNamed(offered as ComboboxItem[], search, ({ value, label }) => [
      label,
      label.slice(phoneCodeOf(value).length + 1),
      options.find((option) => option.value === value)?.country.name,
    ])
  const standing = String(field.value)
  const having = options.filter(({ value }) => phoneCodeOf(value) === standing)
  const shown =
    having.find(({ value }) => value === picked) ??
    own.map((id) => having.find(({ country }) => country._id === id)).find(Boolean) ??
    having.find(({ country }) => country.code === meantBy[standing]) ??
    having[0]
  // A code that no country has any more stays to be seen.
  const unknown = standing !== '' && !shown ? [{ value: standing, label: standing }] : []
  return (
    <Select
      {...field}
      value={shown?.value ?? (standing || null)}
      onChange={(value) => {
        setPicked(value ?? undefined)
        field.onChange(phoneCodeOf(value ?? ''))
      }}
      label={t('Country Code')}
      placeholder={t('Type to search')}
      searchable
      filter={findCodes}
      data={[...unknown, ...options.map(({ value, label }) => ({ value, label }))]}
      nothingFoundMessage={t('Nothing found')}
      renderOption={({ option }) => (
        <span dir="ltr" className={classes.code}>
          {option.label}
        </span>
      )}
      allowDeselect={false}
      dir="ltr"
      withAsterisk
    />
  )
}

const phoneCodeOf = (value: string) => value.split(' ')[0] ?? ''
