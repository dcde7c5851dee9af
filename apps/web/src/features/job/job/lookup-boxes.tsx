import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../lib/call/client'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'

interface LookupBoxesProps {
  kind: LookupKind
  /** A key. */
  label: string
  /** Those that stand, whatever became of them. */
  chosen: readonly { _id: string; name: string }[]
  field: { name: string; value?: string[]; onChange: (ids: string[]) => void; error?: ReactNode }
  description?: ReactNode
}

/** Several entries of a lookup. */
export default function LookupBoxes({ kind, label, chosen, field, description }: LookupBoxesProps) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.lookup[kind].list.queryOptions({
      input: { limit: -1, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } },
    }),
  )
  const known = new Map(
    [...chosen, ...(data?.data ?? [])].map(({ _id, name }) => [_id, { value: _id, label: seededName(kind, name) }]),
  )
  return (
    <MultiSelect
      {...field}
      label={t(label)}
      description={description}
      data={[...known.values()]}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t(label) }) }}
      nothingFoundMessage={t('Nothing found')}
    />
  )
}
