import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
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
import { groupColumns, groupFilters } from './columns'
import { useGroupActions } from './use-group-actions'

export const Route = createFileRoute('/company/vendors/list-vendor-group')({
  staticData: { title: 'Vendor Groups' },
  beforeLoad: only(access.vendors.read),
  component: ListVendorGroupPage,
})

function ListVendorGroupPage() {
  const { t } = useTranslation()
  const list = useList(api.vendorGroup.list, { columns: groupColumns, filters: groupFilters, name: 'vendor-group' })
  const { mayManage, manageActions } = useGroupActions()
  const rowActions = (row: VendorGroup): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewVendorGroup(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editVendorGroup(row._id) }] : []),
    ...manageActions(row),
  ]
  return (
    <ListPage
      title="Vendor Groups"
      description="Vendors that are written to together: chosen by hand, or found by a rule."
      list={list}
      rowName={(row) => row.groupName}
      rowTo={(row) => paths.company.viewVendorGroup(row._id)}
      rowActions={rowActions}
      bulk={mayManage ? 'vendor-group' : undefined}
      searchPlaceholder="Search by name or description"
      emptyDescription="Groups of vendors appear here, ready to be written to."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addVendorGroup} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Vendor Group')}
          </ButtonLink>
        )
      }
    />
  )
}
