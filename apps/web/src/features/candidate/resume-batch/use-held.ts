import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { useBatch } from './use-batch'

const waitingMax = 100

export type Held = ReturnType<typeof useHeld>

/** The place of a file among those of its batch that wait for a person, in the order in which they came. */
export function useHeld({ _id, batch }: ResumeBatchFile) {
  const input = {
    filters: { batch, isOpen: true },
    limit: waitingMax,
    sortBy: 'createDate' as const,
    sortDirection: 'asc' as const,
  }
  // New ones join as they are read.
  const whole = useBatch(batch).data?.data
  const files = useQuery(api.resumeBatch.listFile.queryOptions({ input })).data?.data ?? []
  const at = files.findIndex((file) => file._id === _id)
  const others = files.length > 1 && at >= 0
  return {
    files,
    reading: whole?.counts.reading ?? 0,
    isReviewed: whole?.isReviewed ?? false,
    position: at + 1,
    count: files.length,
    previous: others && at > 0 ? files[at - 1] : undefined,
    // After the last one those that were passed over.
    next: others ? (files[at + 1] ?? files[0]) : undefined,
  }
}
