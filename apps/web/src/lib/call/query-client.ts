import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
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

/** Asks for an answer before its page stands: as its route is entered, or a link to it hovered. A page that then fails says so itself. */
export const askAhead = (options: FetchQueryOptions) => void queryClient.prefetchQuery(options)
