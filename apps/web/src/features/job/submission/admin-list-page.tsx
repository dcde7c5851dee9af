import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { someFilters } from '../../../lib/list/filter/some-filters'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { companyColumn } from '../../company/company/exports/company-column'
import { personColumn, readOn } from '../job/exports/read-on'
import { submissionColumns, submissionFilters } from './columns'
import { submissionName } from './use-submission-actions'

export const Route = createFileRoute('/admin/submissions')({
  staticData: { title: 'Submissions' },
  component: AdminSubmissionsPage,
})

const [, ...others] = submissionColumns
const columns = [personColumn, companyColumn, ...others]
const filters = { company: companyFilter, ...someFilters(submissionFilters, ['state', 'isLive', 'silentSince']) }

/** The submissions of all companies. */
function AdminSubmissionsPage() {
  const list = useList(api.submission.list, { columns, filters, name: 'platform-submission' })
  return (
    <ListPage
      title="Submissions"
      description="Who was submitted to what and through whom, in all companies."
      list={list}
      rowName={submissionName}
      rowTo={({ candidate }) => paths.admin.viewCandidate(candidate)}
      rowActions={readOn}
      searchPlaceholder="Search by candidate or job"
      emptyDescription="Submissions appear here when a company submits somebody."
    />
  )
}
