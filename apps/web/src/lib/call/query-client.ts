import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { isNetworkError } from './api-error'

/** Reads are repeated twice when the network fails, never when the server has answered; writes are never repeated. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isNetworkError(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      staleTime: 15_000,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Fetches again what pages show of these parts of the contract: `await refresh(api.hotlist, api.candidate.list)`. */
export async function refresh(...parts: { key: () => QueryKey }[]) {
  await Promise.all(parts.map((part) => queryClient.invalidateQueries({ queryKey: part.key() })))
}

/** Fetches again whatever is shown, after a change that may have touched any of it. */
export const refreshAll = () => queryClient.invalidateQueries()
