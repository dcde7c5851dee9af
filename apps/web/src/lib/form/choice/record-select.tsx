import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { findNamed } from '../../format/find-named'
import { errorText, useTranslation } from '../../language/i18n'
import { LateSelect } from '../../late/late-select'
import { askList } from '../../list/ask-list'
import type { ListRow, ListSource } from '../../list/types'

const offeredMax = 50
const typingPauseMs = 200

interface RecordSelectProps<Row> {
  source: ListSource<never, Row>
  /** A key. */
  label: string
  /** How a record is called in the list; the select also shows the one that stands. */
  nameOf: (row: Row) => string
  /** The record that the form began with, so that its name shows before anything is searched. */
  chosen?: { _id: string; name: string } | undefined
  filters?: Record<string, unknown>
  field: Record<string, unknown> & { value?: string | null; error?: ReactNode }
  required?: boolean
  /** The written name of a record that is shown in the reader's language: the whole list is loaded, and searched here by both names. */
  writtenName?: ((row: Row) => string) | undefined
  /** In a list's toolbar the label is spoken and stands as the placeholder. */
  asFilter?: boolean
}

/** Chooses one record of a list by typing a part of its name; the server searches, so the list may be of any length. */
export function RecordSelect<Row extends ListRow>(props: RecordSelectProps<Row>) {
  const { source, label, nameOf, chosen, filters, field, required, writtenName, asFilter } = props
  const { t, language } = useTranslation()
  const [typed, setTyped] = useState('')
  const [searchTerm] = useDebouncedValue(typed, typingPauseMs)
  const body = {
    ...(writtenName ? { limit: -1 } : { limit: offeredMax, searchTerm }),
    sortBy: 'name',
    sortDirection: 'asc',
    filters: { status: 'active', ...filters },
  }
  const query = useQuery({
    queryKey: [...source.key(), 'offered', body],
    queryFn: ({ signal }) => askList(source, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: writtenName ? 300_000 : 0,
  })
  const begins = (row: Row) => Number(nameOf(row).toLocaleLowerCase().startsWith(searchTerm.toLocaleLowerCase()))
  const toOption = (row: Row) => ({ value: row._id, label: nameOf(row) })
  const rows = query.data?.data ?? []
  const found = (
    writtenName
      ? findNamed(
          rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language)),
          typed,
          (row) => [nameOf(row), writtenName(row)],
        )
      : rows.toSorted((one, other) => begins(other) - begins(one))
  ).map(toOption)
  const offered = [...(chosen ? [{ value: chosen._id, label: chosen.name }] : []), ...found]
  const isOffered = offered.some(({ value }) => value === field.value)
  const lookedUp = useChosen(source, isOffered ? null : field.value)
  const known = lookedUp ? toOption(lookedUp) : offered.find(({ value }) => value === chosen?._id)
  const standing = known && !found.some(({ value }) => value === known.value) ? [known] : []
  return (
    <LateSelect
      {...(asFilter
        ? { 'aria-label': t(label), placeholder: t(label), w: { base: '100%', sm: 'auto' } }
        : { label: t(label), placeholder: t('Type to search') })}
      searchable
      withAsterisk={required ?? false}
      data={[...standing, ...found]}
      // The server has searched already, with accents folded; a second search here would lose what it found.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      nothingFoundMessage={query.isFetching ? t('Loading data...') : t('Nothing found')}
      {...field}
      error={field.error ?? (query.error ? t('Error: {message}', { message: errorText(query.error) }) : undefined)}
    />
  )
}

/** The name of a record that a form holds by its id. */
export function RecordName<Row extends ListRow>({ source, id, nameOf }: RecordNameProps<Row>) {
  const row = useChosen(source, id)
  return row ? nameOf(row) : '…'
}

interface RecordNameProps<Row> {
  source: ListSource<never, Row>
  id: string
  nameOf: (row: Row) => string
}

/** The record of an id that came without its name, from the address of a filtered list. */
function useChosen<Row extends ListRow>(source: ListSource<never, Row>, id: string | null | undefined) {
  const { data } = useQuery({
    queryKey: [...source.key(), 'chosen', id],
    queryFn: ({ signal }) => askList(source, { filters: { _id: id } }, { signal }),
    enabled: Boolean(id),
    staleTime: 300_000,
  })
  return data?.data[0]
}
