import type { Country } from '@corridor/contract/address'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/client'

/** Every country with its ISO and phone code, by name; undefined until they have arrived. */
export function useCountries(): Country[] | undefined {
  const all = { limit: -1, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } } as const
  const { data } = useQuery({ ...api.address.country.list.queryOptions({ input: all }), staleTime: 300_000 })
  return data?.data
}
