import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListRow, ListSource } from '../../list/types'
import { rankByStart } from './rank-by-start'

const typingPauseMs = 250
const askedFor = 50
const shownMax = 12

/** Entries of a list of the contract that fit the typed text: names that begin with it first. Nothing typed, nothing suggested. */
export function useSuggestions<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  typed: string,
  toText: (row: Row) => string,
): string[] {
  const [term] = useDebouncedValue(typed.trim(), typingPauseMs)
  const { data } = useQuery({
    queryKey: [...source.key(), 'suggestions', term],
    // The contract's names cannot be known here; every list that can be suggested from has these.
    queryFn: ({ signal }) =>
      source.call(
        {
          searchTerm: term,
          searchFields: ['name'],
          sortBy: 'name',
          sortDirection: 'asc',
          limit: askedFor,
          filters: { status: 'active' },
        } as Body,
        { signal },
      ),
    enabled: term !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
  if (term === '' || !data) return []
  return rankByStart(data.data.map(toText), term).slice(0, shownMax)
}
