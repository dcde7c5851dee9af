import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'

// The server tells when it is made; asking now and then is for what a lost connection swallowed.
const askMs = 3_000

export const isBeingMade = (state: string | undefined) => state === 'queued' || state === 'running'

/** The own company's dossier, followed while it is being made. */
export function useDossier() {
  const query = useQuery(
    api.dossier.view.queryOptions({
      input: {},
      staleTime: 0,
      refetchInterval: ({ state }) => (isBeingMade(state.data?.data.state) ? askMs : false),
    }),
  )
  useLive('dossier', isBeingMade(query.data?.data.state), () => {
    void refresh(api.dossier)
    void refresh(api.company)
  })
  return query
}
