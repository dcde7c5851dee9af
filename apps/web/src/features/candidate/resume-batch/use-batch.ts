import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../lib/client'
import { useLive } from '../../../lib/live'
import { refresh } from '../../../lib/query-client'

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
  const reading = query.data?.data.counts.reading
  // Whoever asked now and then may learn of a file's end before the server tells of it: the list of files is asked as well.
  useEffect(() => {
    if (reading !== undefined) void refresh(api.resumeBatch.listFile)
  }, [reading])
  return query
}
