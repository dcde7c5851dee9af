import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'

// The server tells of each file that ends; asking now and then is for what a lost connection swallowed.
const askMs = 3_000

/** A batch as it stands, followed as long as files of it are read or still come in. */
export function useBatch(id: string | undefined, isFilling = false) {
  const query = useQuery(
    api.resumeBatch.view.queryOptions({
      input: id ? { id } : skipToken,
      refetchInterval: ({ state }) => ((state.data?.data.counts.reading ?? 0) > 0 ? askMs : false),
    }),
  )
  const isWorking = isFilling || (query.data?.data.counts.reading ?? 0) > 0
  useLive('resume-batch', isWorking, () => void refresh(api.resumeBatch))
  // The same object for as long as no number of it changes.
  const counts = query.data?.data.counts
  // The numbers may tell of a file's end before the server does, or be the first that tell of the file: the list is asked as well.
  useEffect(() => {
    if (counts) void refresh(api.resumeBatch.listFile)
  }, [counts])
  return query
}
