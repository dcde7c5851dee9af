import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { JobReading } from '@corridor/contract/base/parse/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { type FromAd, type KnownNames, toFormFromAd } from './from-ad'

const all = { limit: -1, filters: { status: 'active' } } as const
const clientsMax = 20
const searchCharsMax = 100
const kinds = [
  'job-type',
  'pay-type',
  'work-mode',
  'salary-duration',
  'work-authorization',
  'contract-duration',
] as const satisfies readonly LookupKind[]

/** Values with which the form of a job begins that is made from an ad. */
export const useFromAd = (reading: JobReading) =>
  useQuery({
    queryKey: [...api.job.key(), 'from ad', reading],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readFromAd(reading),
  })

export async function readFromAd(reading: JobReading): Promise<FromAd> {
  const endClient = reading.fields.endClient?.value.slice(0, searchCharsMax)
  const [country, client, ...entries] = await Promise.all([
    api.address.country.list.call(all),
    endClient ? api.client.list.call({ limit: clientsMax, searchTerm: endClient }) : { data: [] },
    ...kinds.map((kind) => api.lookup[kind].list.call(all)),
  ])
  // Object.fromEntries forgets the names.
  const lookups = Object.fromEntries(kinds.map((kind, at) => [kind, entries[at]?.data ?? []])) as unknown as Omit<
    KnownNames,
    'country' | 'client'
  >
  return toFormFromAd(reading, { ...lookups, country: country.data, client: client.data })
}
