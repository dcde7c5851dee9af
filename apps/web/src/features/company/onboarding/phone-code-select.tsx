import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/i18n'
import { useCountries } from './exports/use-countries'

interface PhoneCodeSelectProps {
  field: ReturnType<FieldsForm<Record<string, string>>['field']>
}

/** The phone code of a country, found by its digits or by the name of any country that has it. */
export function PhoneCodeSelect({ field }: PhoneCodeSelectProps) {
  const { t } = useTranslation()
  const { data: countries } = useCountries()
  const names = new Map<string, string[]>()
  for (const { name, phoneCode } of countries ?? []) {
    if (phoneCode) names.set(phoneCode, [...(names.get(phoneCode) ?? []), name])
  }
  const standing = String(field.value)
  if (standing !== '' && !names.has(standing)) names.set(standing, [])
  const options = [...names].map(([code, having]) => ({ value: code, label: `${code} ${having.join(', ')}`.trim() }))
  return (
    <Select
      {...field}
      value={standing || null}
      label={t('Country Code')}
      placeholder={t('Type to search')}
      searchable
      filter={findCodes}
      data={options}
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

/** A country that begins with what is typed comes first: India before the British Indian Ocean Territory. */
const findCodes: OptionsFilter = ({ options, search }) => {
  const term = search.trim().toLocaleLowerCase()
  const found = (options as ComboboxItem[]).filter(({ label }) => label.toLocaleLowerCase().includes(term))
  const begins = ({ value, label }: ComboboxItem) =>
    [value, ...label.slice(value.length + 1).split(', ')].some((name) => name.toLocaleLowerCase().startsWith(term))
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}
