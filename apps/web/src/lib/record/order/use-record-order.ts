import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../../call/query-client'
import { type PageKey, usePageKeys } from '../../keys/page-keys'
import { text } from '../../language/text'
import type { ListRow, ListSource } from '../../list/types'
import { keepWay, pageOf, readWay, type Way } from '../../list/way'
import { toSearch } from '../../page/search'

const noKeys: PageKey[] = []

export interface RecordOrder {
  way: Way
  /** From 1. */
  place: number
  total: number
  /** Opens the record that many places further on; nothing past the ends. */
  go: (steps: number) => void
}

/**
 * The place of a record in the list that it was opened from, and the way to its neighbours in that order and filter, over the ends of
 * pages, also by j and k. Undefined if it was opened from elsewhere.
 */
export function useRecordOrder<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  id: string,
  pathOf: (id: string) => string,
): RecordOrder | undefined {
  const navigate = useNavigate()
  const name = source.key()
  const kept = readWay(name)
  const way = kept?.id === id ? kept : undefined
  const pageOptions = (page: number, body: object = {}) => ({
    queryKey: [...name, 'list', { page, ...body }],
    queryFn: ({ signal }: { signal: AbortSignal }) => source.call({ page, ...body } as Body, { signal }),
  })
  const { data } = useQuery({ ...pageOptions(way ? pageOf(way) : 1, way?.body), enabled: way !== undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is noted once a record.
  useEffect(() => {
    if (way) keepWay(name, { ...way, isShown: true })
  }, [id])

  async function go(steps: number) {
    if (!way || !data) return
    const at = way.at + steps
    if (at < 0 || at >= data.totalDocs) return
    const next = { ...way, at }
    const { data: rows } = await queryClient.fetchQuery(pageOptions(pageOf(next), way.body))
    const row = rows[at % way.body.limit]
    if (!row) return
    keepWay(name, { ...next, id: row._id, isShown: true })
    // Back leads to the list, not through every record that was passed.
    void navigate({ to: pathOf(row._id), search: toSearch((current) => current), replace: true })
  }

  usePageKeys(
    way
      ? [
          { key: 'j', label: text('Next record'), run: () => void go(1) },
          { key: 'k', label: text('Previous record'), run: () => void go(-1) },
        ]
      : noKeys,
  )

  return way && data ? { way, place: way.at + 1, total: data.totalDocs, go: (steps) => void go(steps) } : undefined
}
