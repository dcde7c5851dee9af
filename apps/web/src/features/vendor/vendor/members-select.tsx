import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Person, peopleSource } from '../../../lib/form/choice/people-source'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { askList } from '../../../lib/list/ask-list'

export interface MembersSelectProps {
  /** A key. */
  label: string
  chosen: readonly Person[]
  field: { name: string; value?: string[]; onChange: (ids: string[]) => void; error?: ReactNode }
}

const offeredMax = 50
const typingPauseMs = 200

/** Several members of the company. */
export default function MembersSelect({ label, chosen, field }: MembersSelectProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState(chosen)
  const [searchTerm] = useDebouncedValue(typed, typingPauseMs)
  const body = { limit: offeredMax, searchTerm, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } }
  const { data } = useQuery({
    queryKey: [...peopleSource.key(), 'offered', body],
    queryFn: ({ signal }) => askList(peopleSource, body, { signal }),
    placeholderData: keepPreviousData,
  })
  const people = [...known, ...(data?.data ?? [])]
  const options = new Map(people.map((person) => [person._id, { value: person._id, label: formatName(person) }]))
  return (
    <MultiSelect
      {...field}
      label={t(label)}
      data={[...options.values()]}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setKnown(people.filter(({ _id }) => ids.includes(_id)))
        field.onChange(ids)
      }}
      nothingFoundMessage={t('Nothing found')}
    />
  )
}
