import type { Company } from '@corridor/contract/company/company/shapes'
import type { CompanyEmployee } from '@corridor/contract/company/contact/shapes'
import type { CompanyLocation } from '@corridor/contract/company/location/shapes'
import type { CompanyReference } from '@corridor/contract/company/reference/shapes'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { type Documents, loadDocuments } from './use-documents'
import { loadReference } from './use-reference'

/** All that a company gave on its way through the onboarding, beside its own record. */
export interface Dossier {
  locations: CompanyLocation[]
  employees: CompanyEmployee[]
  documents: Documents
  reference: CompanyReference | null
}

/** Spec 3 §9: the summary asks for 100 at a time. */
const perCall = 100

interface Page {
  page: number
  limit: number
  sortBy: 'createDate'
  sortDirection: 'asc'
}

async function loadAll<Row>(list: (page: Page) => Promise<{ data: Row[]; totalDocs: number }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, totalDocs } = await list({ page, limit: perCall, sortBy: 'createDate', sortDirection: 'asc' })
    rows.push(...data)
    if (data.length < perCall || rows.length >= totalDocs) return rows
  }
}

/** Read anew whenever the summary opens, and when anything of the company changes. */
export const useDossier = ({ _id: companyId }: Company) =>
  useQuery({
    queryKey: [...api.company.key(), 'dossier', companyId],
    queryFn: async ({ signal }): Promise<Dossier> => {
      const filters = { companyId }
      const [locations, employees, documents, reference] = await Promise.all([
        loadAll((page) => client.location.list({ ...page, filters }, { signal })),
        loadAll((page) => client.contact.list({ ...page, filters }, { signal })),
        loadDocuments(signal),
        loadReference(signal),
      ])
      return { locations, employees, documents, reference }
    },
    staleTime: 0,
  })
