import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/client'

interface WorkAuthorizationSelectProps extends SelectProps {
  current: { _id: string; name: string } | undefined
}

/** The work authorizations on offer, and the one that stands even where it no longer is. */
export function WorkAuthorizationSelect({ current, ...props }: WorkAuthorizationSelectProps) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.lookup['work-authorization'].list.queryOptions({
      input: { limit: -1, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } },
      staleTime: 300_000,
    }),
  )
  const offered = data?.data ?? []
  const isMissing = current && !offered.some(({ _id }) => _id === current._id)
  return (
    <Select
      {...props}
      label={t('Visa Status/Work Authorization')}
      placeholder={t('Select Visa Status')}
      data={(isMissing ? [current, ...offered] : offered).map(({ _id, name }) => ({ value: _id, label: name }))}
      nothingFoundMessage={t('No Results Found')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t('Visa Status/Work Authorization') }) }}
    />
  )
}
