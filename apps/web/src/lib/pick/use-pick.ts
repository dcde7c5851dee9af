import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListRow, ListSource } from '../list/types'

const typingPauseMs = 250
const step = 25
/** The most that one request may show, and one submit may carry. */
export const pickedMax = 100

/** The rows that a picker shows of a list, and those that are chosen: a choice outlives the search that found it. */
export function usePick<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  filters: Record<string, unknown> | undefined,
  begun = '',
) {
  const [typed, setTyped] = useState(begun)
  const [limit, setLimit] = useState(step)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [term] = useDebouncedValue(typed.trim(), typingPauseMs)
  const body = { page: 1, limit, searchTerm: term, sortBy: 'name', sortDirection: 'asc', filters: filters ?? {} }
  const query = useQuery({
    queryKey: [...source.key(), 'pick', body],
    // The contract's names cannot be known here; every list that can be picked from has these.
    queryFn: ({ signal }) => source.call(body as Body, { signal }),
    placeholderData: keepPreviousData,
  })
  const total = query.data?.totalDocs ?? 0

  function toggle(row: Row) {
    const next = new Map(chosen)
    if (!next.delete(row._id) && next.size < pickedMax) next.set(row._id, row)
    setChosen(next)
  }

  return {
    query,
    rows: query.data?.data ?? [],
    total,
    /** The rows are those of the words that stand there. */
    isSettled: term === typed.trim() && !query.isFetching,
    typed,
    setTyped,
    chosen: [...chosen.values()],
    has: (row: Row) => chosen.has(row._id),
    toggle,
    more: limit < Math.min(total, pickedMax) ? () => setLimit(Math.min(limit + step, pickedMax)) : undefined,
  }
}
