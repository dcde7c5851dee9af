import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'

const all = { limit: -1, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } } as const

/** Every country with its ISO and phone code, by name. */
export const useCountries = () =>
  useQuery({
    ...api.address.country.list.queryOptions({ input: all }),
    select: ({ data }) => data,
    staleTime: 300_000,
  })
