import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/client'

const heldMax = 100

/** Where a file stands among those of its batch that can be compared, in the order in which they came. */
export function useHeld({ _id, batch }: ResumeBatchFile) {
  const { data } = useQuery(
    api.resumeBatch.listFile.queryOptions({
      input: { filters: { batch, state: 'held' }, limit: heldMax, sortBy: 'createDate', sortDirection: 'asc' },
    }),
  )
  const files = (data?.data ?? []).filter(({ doubleInfo }) => doubleInfo.length > 0)
  const ids = files.map((file) => file._id)
  const at = ids.indexOf(_id)
  const others = ids.length > 1 && at >= 0
  return {
    files,
    position: at + 1,
    count: ids.length,
    previous: others && at > 0 ? ids[at - 1] : undefined,
    // After the last one those that were passed over.
    next: others ? (ids[at + 1] ?? ids[0]) : undefined,
  }
}
