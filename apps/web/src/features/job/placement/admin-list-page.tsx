import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { someFilters } from '../../../lib/list/filter/some-filters'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { companyColumn } from '../../company/company/exports/company-column'
import { personColumn, readOn } from '../job/exports/read-on'
import { placementColumns, placementFilters } from './columns'
import { placementName } from './use-placement-actions'

export const Route = createFileRoute('/admin/placements')({
  staticData: { title: 'Placements' },
  component: AdminPlacementsPage,
})

const [, ...others] = placementColumns
const columns = [personColumn, companyColumn, ...others]
const filters = { company: companyFilter, ...someFilters(placementFilters, ['state', 'endsBy']) }

/** The placements of all companies. */
function AdminPlacementsPage() {
  const list = useList(api.placement.list, { columns, filters, name: 'platform-placement' })
  return (
    <ListPage
      title="Placements"
      description="Who of all companies works where, from when to when, and at what rates."
      list={list}
      rowName={placementName}
      rowTo={({ candidate }) => paths.admin.viewCandidate(candidate)}
      rowActions={readOn}
      searchPlaceholder="Search by candidate, job or PO number"
      emptyDescription="Placements appear here when a company places somebody."
    />
  )
}
