import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../call/client'
import { countryName } from '../../format/country-name'
import { useTranslation } from '../../language/i18n'

interface CountriesSelectProps {
  /** A key. */
  label: string
  /** Countries that the form began with. */
  chosen: readonly { _id: string; name: string; code?: string | null }[]
  field: { name: string; value?: string[]; onChange: (ids: string[]) => void; error?: ReactNode }
  max: number
}

/** Several countries in the order in which they are chosen, in the reader's language. Heavy: for parts that come late. */
export function CountriesSelect({ label, chosen, field, max }: CountriesSelectProps) {
  const { t, language } = useTranslation()
  const { data } = useQuery(
    api.address.country.list.queryOptions({
      input: { limit: -1, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } },
    }),
  )
  const known = new Map(
    [...chosen, ...(data?.data ?? [])].map((country) => [
      country._id,
      { value: country._id, label: countryName({ name: country.name, code: country.code ?? null }) },
    ]),
  )
  return (
    <MultiSelect
      {...field}
      label={t(label)}
      data={[...known.values()].toSorted((one, other) => one.label.localeCompare(other.label, language))}
      maxValues={max}
      hidePickedOptions
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t(label) }) }}
      nothingFoundMessage={t('Nothing found')}
      data-autofocus
    />
  )
}
