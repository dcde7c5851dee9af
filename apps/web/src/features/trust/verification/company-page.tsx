import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { PageBusy } from '../../../lib/page/page-busy'
import { useSearchText } from '../../../lib/page/use-search-text'
import { isMissing, RecordQuery } from '../../../lib/record/record-query'
import { useLeaveMissing } from '../../../lib/record/use-leave-missing'
import { paths } from '../../../paths'
import { CompanyReview } from './company-review'

const AllSections = late(() => import('./all-sections'))

export const Route = createFileRoute('/admin/companies/view-company/$companyId')({
  staticData: { title: 'Company Details' },
  component: ViewCompanyPage,
})

/** A company: one section at a time to decide, or all of them with their switches. */
function ViewCompanyPage() {
  const { companyId } = useParams({ from: '/admin/companies/view-company/$companyId' })
  const isWhole = useSearchText('view') === 'all'
  const company = useQuery(api.company.list.queryOptions({ input: { limit: 1, filters: { _id: companyId } } }))
  const verification = useQuery({
    ...api.verification.view.queryOptions({ input: { companyId } }),
    select: ({ data }) => data.sections,
    staleTime: 0,
  })
  // Changes of its company, and decisions of others, show here too; a decision names the edition that was read.
  useLive('dashboard', true, () => void refresh(api.verification))
  const isGone = company.data?.data.length === 0 || isMissing(company.error)
  useLeaveMissing(isGone, { text: text('Company not found'), to: paths.admin.listCompany })
  if (isGone) return null
  return (
    <RecordQuery query={company}>
      {({ data: [found] }) =>
        found && (
          <RecordQuery query={verification}>
            {(sections) =>
              isWhole ? (
                <Suspense fallback={<PageBusy />}>
                  <AllSections company={found} sections={sections} />
                </Suspense>
              ) : (
                <CompanyReview key={companyId} company={found} sections={sections} />
              )
            }
          </RecordQuery>
        )
      }
    </RecordQuery>
  )
}
