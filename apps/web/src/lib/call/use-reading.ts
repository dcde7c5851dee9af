import type { Parse } from '@corridor/contract/base/parse/shapes'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, isNetworkError } from './api-error'
import { api } from './client'
import { useLive } from './live'

// The server tells when a reading has ended; asking now and then is for what a lost connection swallowed.
const askMs = 3_000

const isEnded = (parse: Parse | undefined) => parse?.status === 'done' || parse?.status === 'failed'

/**
 * Has an uploaded file read by `ask`, and follows the reading to its end; or one that was `begun` before. A lost connection is waited out.
 */
export function useReading(ask: (fileKey: string) => Promise<{ parseId: string | null }>, begun?: string) {
  const start = useMutation({ mutationFn: ask })
  const parseId = start.data?.parseId ?? begun
  const parse = useQuery(
    api.parse.parse.queryOptions({
      input: parseId ? { parseId } : skipToken,
      refetchInterval: ({ state }) => {
        if (isEnded(state.data) || (state.error && !isNetworkError(state.error))) return false
        return askMs
      },
    }),
  )
  const isWaiting = parseId !== undefined && !isEnded(parse.data)
  useLive('parse', isWaiting, () => void parse.refetch())
  return {
    begin: (fileKey: string) => start.mutate(fileKey),
    parseId,
    /** The result of the reading, once that is known. */
    file: parse.data?.file,
    isReading: start.isPending || isWaiting,
    ended: isEnded(parse.data) ? parse.data : undefined,
    error: start.error ?? parse.error,
    /** The file itself was refused, and is gone. */
    isRefused: start.error instanceof ApiError && start.error.code === 'file.content',
    /** The reading was forgotten since, or is nobody's. */
    isGone: parse.error instanceof ApiError && !isNetworkError(parse.error),
    isWaitingForNetwork: parse.error !== null && isNetworkError(parse.error),
  }
}
