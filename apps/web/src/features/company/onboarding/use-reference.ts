import type { CompanyReference } from '@corridor/contract/company/reference/shapes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'

/** How the own company heard of the product; null if it has not said. */
export async function loadReference(signal?: AbortSignal): Promise<CompanyReference | null> {
  try {
    return (await client.reference.get({}, signal ? { signal } : {})).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The same for a form, which must not begin with what was read for an earlier one. */
export const useReference = () =>
  useQuery({
    queryKey: [...api.reference.key(), 'own'],
    queryFn: ({ signal }) => loadReference(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
