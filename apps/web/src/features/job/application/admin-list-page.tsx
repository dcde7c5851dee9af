import type { application } from '@corridor/contract/job/application/shapes'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { someFilters } from '../../../lib/list/filter/some-filters'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { companyColumn } from '../../company/company/exports/company-column'
import { readOn } from '../job/exports/read-on'
import { applicationColumns, applicationFilters } from './columns'
import { applicationName } from './use-application-actions'

export const Route = createFileRoute('/admin/applications')({
  staticData: { title: 'Applications' },
  component: AdminApplicationsPage,
})

/** The candidate whom the application made or met, if there is one still. */
const nameColumn: ColumnOf<typeof application.list> = {
  header: text('Name'),
  sort: 'name',
  card: 'title',
  isLocked: true,
  cell: (row) => {
    const [person] = row.candidateInfo
    const name = <bdi>{formatName(row)}</bdi>
    return person ? <TextLink to={paths.admin.viewCandidate(person._id)}>{name}</TextLink> : name
  },
}
const [, ...others] = applicationColumns
const columns = [nameColumn, companyColumn, ...others]
const filters = { company: companyFilter, ...someFilters(applicationFilters, ['stageKind', 'since']) }

/** The applications of all companies. */
function AdminApplicationsPage() {
  const list = useList(api.application.list, { columns, filters, name: 'platform-application' })
  return (
    <ListPage
      title="Applications"
      description="Who applied for the jobs of all companies, and in which stage they are."
      list={list}
      rowName={applicationName}
      rowTo={({ job }) => paths.admin.viewJob(job)}
      rowActions={readOn}
      searchPlaceholder="Search by name, email or job"
      emptyDescription="Applications appear here when somebody applies for a job."
    />
  )
}
