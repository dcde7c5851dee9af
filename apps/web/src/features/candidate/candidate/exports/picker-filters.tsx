import { SimpleGrid } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import type { Filter } from '../../../../lib/list/types'
import { recordFilters } from '../record-filters'

const names = ['skills', 'workAuthorization', 'experienceFrom', 'location'] as const
export type PickerValues = { readonly [Name in (typeof names)[number]]?: string | null }

const filterOf = (name: (typeof names)[number]): Filter | undefined => recordFilters[name]

/** Filters of a list of candidates by the values; those that make no sense narrow nothing. */
export const toPickerFilters = (values: PickerValues): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const [filter, value] = [filterOf(name), values[name]]
      if (!filter || !value || filter.makesSense?.(value) === false) return []
      return [[name, filter.toWire ? filter.toWire(value) : value]]
    }),
  )

interface PickerFiltersProps {
  values: PickerValues
  onChange: (values: PickerValues) => void
}

/** The filters by which one chooses among candidates. */
export function PickerFilters({ values, onChange }: PickerFiltersProps) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
      <Suspense>
        {names.map((name) => {
          const { Control, label } = filterOf(name) ?? {}
          return (
            Control &&
            label && (
              <Control
                key={name}
                label={t(label)}
                value={values[name] ?? null}
                onChange={(value) => onChange({ ...values, [name]: value })}
              />
            )
          )
        })}
      </Suspense>
    </SimpleGrid>
  )
}
