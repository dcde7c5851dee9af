import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { heldPath } from './exports/held-path'

/** How many files of a batch wait for a person, and the page of the first of them. */
export function useFirstOpen(batch: string | undefined) {
  const input = {
    filters: { batch: batch ?? '', isOpen: true },
    limit: 1,
    sortBy: 'createDate',
    sortDirection: 'asc',
  } as const
  const { data } = useQuery(api.resumeBatch.listFile.queryOptions({ input: batch ? input : skipToken }))
  const [first] = data?.data ?? []
  return { count: data?.totalDocs ?? 0, to: first && heldPath(first) }
}
