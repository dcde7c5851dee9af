import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchMore } from '../call/fetch-more'
import { askList } from '../list/ask-list'
import type { ListRow, ListSource } from '../list/types'

// Spec 3 §9: six cards at a time, until fewer come.
const limit = 6

const newestFirst: { sortBy: string; sortDirection: 'asc' | 'desc' } = { sortBy: 'createDate', sortDirection: 'desc' }

export interface Cards<Row> {
  /** Those that have arrived, in their order; undefined before the first. */
  rows: Row[] | undefined
  total: number
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  error: unknown
  retry: () => void
}

/** The stored entries of a step, a few at a time. */
export function useCards<Row extends ListRow>(source: ListSource<never, Row>, order = newestFirst): Cards<Row> {
  const query = useInfiniteQuery({
    queryKey: [...source.key(), 'cards', order],
    queryFn: ({ pageParam, signal }) => askList(source, { page: pageParam, limit, ...order }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data, totalDocs }, _pages, page) =>
      data.length < limit || page * limit >= totalDocs ? undefined : page + 1,
    staleTime: 0,
  })
  const pages = query.data?.pages
  // A card that was added or deleted elsewhere moves the others from page to page.
  const byId = new Map(pages?.flatMap(({ data }) => data).map((row) => [row._id, row]))
  return {
    rows: pages && [...byId.values()],
    total: pages?.at(-1)?.totalDocs ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchMore(query),
    error: query.error,
    retry: () => void (pages ? fetchMore(query) : query.refetch()),
  }
}
