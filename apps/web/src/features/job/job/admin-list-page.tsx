import type { Job, job } from '@corridor/contract/job/job/shapes'
import { IconBuilding, IconEye } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { someFilters } from '../../../lib/list/filter/some-filters'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { companyColumn } from '../../company/company/exports/company-column'
import { jobColumnsOf, jobFilters } from './columns'

export const Route = createFileRoute('/admin/jobs/')({
  staticData: { title: 'Jobs' },
  component: AdminJobsPage,
})

const [titleColumn, ...others] = jobColumnsOf(paths.admin.viewJob) as [ColumnOf<typeof job.list>]
// It makes room for the company; who wants it shows it.
const columns = [titleColumn, companyColumn, ...others.map(hideSkills)]
const filters = {
  company: companyFilter,
  ...someFilters(jobFilters, ['jobStatus', 'kind', 'priority', 'jobType', 'workMode', 'country', 'isPublished']),
}

function hideSkills(column: ColumnOf<typeof job.list>): ColumnOf<typeof job.list> {
  return column.header === 'Skills' ? { ...column, isHidden: true } : column
}

const rowActions = ({ _id, companyInfo }: Job) => [
  { label: text('View'), icon: IconEye, to: paths.admin.viewJob(_id) },
  ...companyInfo.map((company) => ({
    label: text('Company'),
    icon: IconBuilding,
    to: paths.admin.viewCompany(company._id),
  })),
]

/** The jobs of all companies. */
function AdminJobsPage() {
  const list = useList(api.job.list, { columns, filters, name: 'platform-job' })
  return (
    <ListPage
      title="Jobs"
      description="The jobs of all companies."
      list={list}
      rowName={({ jobTitle }) => jobTitle}
      rowTo={(row) => paths.admin.viewJob(row._id)}
      rowActions={rowActions}
      searchPlaceholder="Search by title, client or reference"
      emptyDescription="Jobs appear here when a company adds them."
    />
  )
}
