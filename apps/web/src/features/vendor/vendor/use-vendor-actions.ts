import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

/** Actions on a vendor for those who manage them, in lists and on the record's page. */
export function useVendorActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.vendors.manage)
  const { toggle, remove } = useRowVerbs(api.vendor.list, api.vendor, {
    title: t('Delete Vendor'),
    nameOf: (row) => row.vendorName,
    question: t('Are you sure you want to delete this vendor?'),
    shownIn: [api.vendor, api.vendorContact],
    onDeleted,
  })
  const manageActions = (row: Vendor): RowAction[] =>
    mayManage
      ? [
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
