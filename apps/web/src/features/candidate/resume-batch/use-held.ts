import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { paths } from '../../../paths'

const waitingMax = 100

export type Held = ReturnType<typeof useHeld>

/** The page that decides a file: beside the candidate whom it resembles, else as a form to complete. */
export const heldPath = ({ _id, state, doubleInfo }: ResumeBatchFile) =>
  state === 'held' && doubleInfo.length > 0 ? paths.company.compareResume(_id) : paths.company.reviewResume(_id)

/** The place of a file among those of its batch that wait for a person, in the order in which they came. */
export function useHeld({ _id, batch }: ResumeBatchFile) {
  const inputOf = (state: 'held' | 'incomplete') => ({
    filters: { batch, state },
    limit: waitingMax,
    sortBy: 'createDate' as const,
    sortDirection: 'asc' as const,
  })
  const held = useQuery(api.resumeBatch.listFile.queryOptions({ input: inputOf('held') })).data?.data ?? []
  const incomplete = useQuery(api.resumeBatch.listFile.queryOptions({ input: inputOf('incomplete') })).data?.data ?? []
  const files = [...held, ...incomplete]
    .filter(({ fileKey }) => fileKey)
    .sort((one, other) => one.createDate.localeCompare(other.createDate))
  const at = files.findIndex((file) => file._id === _id)
  const others = files.length > 1 && at >= 0
  return {
    files,
    position: at + 1,
    count: files.length,
    previous: others && at > 0 ? files[at - 1] : undefined,
    // After the last one those that were passed over.
    next: others ? (files[at + 1] ?? files[0]) : undefined,
  }
}
