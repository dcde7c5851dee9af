import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPencil, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { vendorColumns, vendorFilters } from './columns'
import { useVendorActions } from './use-vendor-actions'

export const Route = createFileRoute('/company/vendors/list-vendor')({
  staticData: { title: 'Vendors' },
  beforeLoad: only(access.vendors.read),
  component: ListVendorPage,
})

function ListVendorPage() {
  const { t } = useTranslation()
  const list = useList(api.vendor.list, { columns: vendorColumns, filters: vendorFilters, name: 'vendor' })
  const { mayManage, manageActions } = useVendorActions()
  const rowActions = (row: Vendor): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewVendor(row._id) },
    ...(mayManage
      ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.addVendor, search: { vendor: row._id } }]
      : []),
    ...manageActions(row),
  ]
  const transfer = useTransfer('vendor', list)
  return (
    <ListPage
      title="Vendors"
      description="Who buys what your bench offers, and with whom one speaks there."
      list={list}
      rowName={(row) => row.vendorName}
      rowTo={(row) => paths.company.viewVendor(row._id)}
      rowActions={rowActions}
      {...(mayManage ? { actions: transfer.actions, selectionActions: transfer.selectionActions } : {})}
      bulk={mayManage ? 'vendor' : undefined}
      searchPlaceholder="Search by name, contact, e-mail or phone"
      emptyDescription="The companies that you send candidates to appear here, with their contacts."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addVendor} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Vendor')}
          </ButtonLink>
        )
      }
    />
  )
}
