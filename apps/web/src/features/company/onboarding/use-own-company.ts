import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/call/api-error'
import { api, client, readRights } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'

const newest = { page: 1, limit: 1, sortBy: 'createDate', sortDirection: 'desc' } as const

/** The company of the signed-in person, as the onboarding shows it; read anew whenever a page opens. */
export const useOwnCompany = () =>
  useQuery({
    ...api.company.list.queryOptions({ input: newest }),
    select: ({ data }) => data[0],
    staleTime: 0,
  })

/** The same outside of React. Throws ApiError where there is none. */
export async function reloadOwnCompany() {
  const [company] = (await client.company.list(newest)).data
  if (!company) throw new ApiError(404, { code: 'record.missing', message: 'Company not found' })
  return company
}

/** How far the onboarding is, and what is missing. */
export const useStanding = () => useQuery(api.company.standing.queryOptions({ input: {} }))

/** After something of a step was saved: what the wizard shows is read anew, and the session knows how far the company is. */
export async function refreshOnboarding() {
  await Promise.all([readRights(), refresh(api.company, api.location, api.contact, api.document, api.reference)])
}
