import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'

interface ServedSelectProps {
  studentId: string
  field: object
  value: readonly string[]
  onChange: (applications: string[]) => void
}

/** The applications of the student that a paper serves; nothing while the student has none. */
export function ServedSelect({ studentId, field, value, onChange }: ServedSelectProps) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.studentApplication.list.queryOptions({
      input: { filters: { student: studentId }, sortBy: 'createDate', sortDirection: 'asc', limit: 50 },
    }),
  )
  const applications = data?.data ?? []
  if (applications.length === 0) return null
  return (
    <MultiSelect
      {...field}
      label={t('For applications')}
      data={applications.map(({ _id, institutionInfo, programmeInfo }) => ({
        value: _id,
        label: dotted(institutionInfo[0]?.name, programmeInfo[0]?.name),
      }))}
      value={[...value]}
      onChange={onChange}
    />
  )
}
