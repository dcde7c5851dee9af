import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { companyFilter } from '../../../lib/list/company-filter'
import { ListPage } from '../../../lib/list/list-page'
import { someFilters } from '../../../lib/list/some-filters'
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
