import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/**
 * Asks for the page after those that are shown, until it stands there or fails. If all of them are read anew meanwhile, after a
 * colleague's change, the library drops the page on its way, and the press would be lost.
 */
export async function fetchMore(query: UseInfiniteQueryResult<InfiniteData<unknown>>): Promise<void> {
  const shown = query.data?.pages.length
  const answer = await query.fetchNextPage()
  if (answer.isSuccess && answer.hasNextPage && answer.data.pages.length === shown) await fetchMore(answer)
}
