import type { CompanyDocument } from '@corridor/contract/company/document/shapes'
import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'

export type Documents = Partial<Record<CompanyDocumentType, CompanyDocument>>

const all = { page: 1, limit: 100, sortBy: 'createDate', sortDirection: 'desc' } as const

/** The filled slots of the own company. */
export async function loadDocuments(signal?: AbortSignal): Promise<Documents> {
  const { data } = await client.document.list(all, signal ? { signal } : {})
  return Object.fromEntries(data.map((document) => [document.documentType, document]))
}

export const useDocuments = () =>
  useQuery({
    queryKey: [...api.document.key(), 'slots'],
    queryFn: ({ signal }) => loadDocuments(signal),
    staleTime: 0,
  })
