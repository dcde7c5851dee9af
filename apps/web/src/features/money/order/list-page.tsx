import type { order } from '@corridor/contract/money/order/shapes'
import { IconEye } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { seededName } from '../../../lib/format/seeded-name'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { orderColumns, orderFilters } from './exports/columns'

export const Route = createFileRoute('/admin/orders/')({
  staticData: { title: 'Orders' },
  component: ListOrderPage,
})

const columns: readonly ColumnOf<typeof order.list>[] = [
  {
    header: text('Company'),
    sort: 'company',
    card: 'title',
    cell: (row) => <TextLink to={paths.admin.viewOrder(row._id)}>{row.companyInfo[0]?.name}</TextLink>,
  },
  { header: text('Plan'), card: 'fact', cell: (row) => row.planInfo.map(({ name }) => seededName('plan', name)) },
  ...orderColumns,
]
const filters: FiltersOf<typeof order.list> = {
  ...orderFilters,
  plan: recordFilter({
    label: text('Plan'),
    source: api.plan.list,
    nameOf: ({ name }) => seededName('plan', name),
    writtenName: ({ name }) => name,
    among: ofAnyStatus,
  }),
}

function ListOrderPage() {
  const list = useList(api.order.list, { columns, filters, name: 'order' })
  useLive('dashboard', true, list.retry)
  return (
    <ListPage
      title="Orders"
      description="Plans that companies have requested, and what they paid."
      list={list}
      rowName={(row) => `${row.companyInfo[0]?.name}, ${seededName('plan', row.planInfo[0]?.name ?? '')}`}
      rowTo={(row) => paths.admin.viewOrder(row._id)}
      rowActions={(row) => [{ label: text('View'), icon: IconEye, to: paths.admin.viewOrder(row._id) }]}
      searchPlaceholder="Search by company or plan"
      emptyDescription="Orders appear here when a company requests a plan."
    />
  )
}
