import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { companyColumn } from '../../company/company/exports/company-column'
import { personColumn, readOn } from '../job/exports/read-on'
import { interviewColumns, interviewFilters } from './columns'
import { interviewName } from './use-interview-actions'

export const Route = createFileRoute('/admin/interviews')({
  staticData: { title: 'Interviews' },
  component: AdminInterviewsPage,
})

const columns = [personColumn, companyColumn, ...interviewColumns.filter(({ sort }) => sort !== 'candidate')]
const filters = { company: companyFilter, ...interviewFilters }

/** The interviews of all companies. */
function AdminInterviewsPage() {
  const list = useList(api.interview.list, {
    columns,
    filters,
    name: 'platform-interview',
    defaults: { sort: 'startDate', dir: 'desc' },
  })
  return (
    <ListPage
      title="Interviews"
      description="The interviews of all companies, in both time zones, and what came of them."
      list={list}
      rowName={interviewName}
      rowTo={(row) => paths.admin.viewCandidate(row.candidate)}
      rowActions={readOn}
      searchPlaceholder="Search by candidate, job or title"
      emptyDescription="Interviews appear here when a company plans them."
    />
  )
}
