import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

/** Actions on a group of vendors for those who manage them, in lists and on its page. */
export function useGroupActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.vendors.manage)
  const { toggle, remove } = useRowVerbs(api.vendorGroup.list, api.vendorGroup, {
    title: t('Delete Vendor Group'),
    nameOf: (row) => row.groupName,
    question: t('Are you sure you want to delete this vendor group?'),
    shownIn: [api.vendorGroup],
    onDeleted,
  })
  const manageActions = (row: VendorGroup): RowAction[] =>
    mayManage
      ? [
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
