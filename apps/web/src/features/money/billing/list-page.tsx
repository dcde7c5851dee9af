import type { BillingDetails, billing } from '@corridor/contract/money/billing/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { countryName } from '../../../lib/format/country-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { ColumnOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

export const Route = createFileRoute('/company/setup/billing-details')({
  staticData: { title: 'Billing Details' },
  beforeLoad: only(access.setup.read),
  component: BillingListPage,
})

const columns: readonly ColumnOf<typeof billing.list>[] = [
  { header: text('Name'), sort: 'name', card: 'title', cell: (row) => <bdi>{row.name}</bdi> },
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Phone'), sort: 'phone', card: 'fact', cell: (row) => <bdi>{row.phone}</bdi> },
  { header: text('Address'), sort: 'address', card: 'fact', cell: (row) => <bdi>{row.address}</bdi> },
  { header: text('City'), card: 'fact', cell: (row) => row.cityInfo[0]?.name ?? row.city },
  { header: text('State'), cell: (row) => row.stateInfo[0]?.name ?? row.state },
  { header: text('Country'), cell: (row) => row.countryInfo[0] && countryName(row.countryInfo[0]) },
  { header: text('Zip Code'), sort: 'zipCode', cell: (row) => <bdi>{row.zipCode}</bdi> },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

function BillingListPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const list = useList(api.billing.list, { columns, defaults: specifiedRows, name: 'billing-details' })
  const remove = useRemoval<BillingDetails>(api.billing.delete, {
    title: t('Delete {entity}', { entity: t('Billing Details') }),
    question: t('Are you sure you want to delete these billing details?'),
    nameOf: (row) => row.name,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.billing, api.bin),
  })
  const rowActions = (row: BillingDetails): RowAction[] =>
    mayManage
      ? [
          { label: text('Edit'), icon: IconPencil, to: paths.company.editBillingDetails(row._id) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return (
    <ListPage
      title="Billing Details"
      description="To whom and where your bills are sent."
      list={list}
      rowName={(row) => row.name}
      rowActions={rowActions}
      searchPlaceholder="Search by name, email, phone or address"
      emptyDescription="Add whom your bills are made out to."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addBillingDetails} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Billing Details')}
          </ButtonLink>
        )
      }
    />
  )
}
