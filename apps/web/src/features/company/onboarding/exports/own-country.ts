import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'

const newest = { page: 1, limit: 1, sortBy: 'createDate', sortDirection: 'desc' } as const

/** The country of the own company, by which forms begin: empty if it has none, undefined until that is known. */
export function useOwnCountry(): string | undefined {
  const { data, isError } = useQuery(api.company.list.queryOptions({ input: newest }))
  // A form without its default is better than none.
  return isError ? '' : data && (data.data[0]?.yourCountry ?? '')
}
