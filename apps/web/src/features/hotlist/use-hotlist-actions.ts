import type { Hotlist } from '@corridor/contract/hotlist'
import { access } from '@corridor/contract/wire/access'
import { IconCircleCheck, IconCircleOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/client'
import { confirmDelete } from '../../lib/confirm'
import { errorText } from '../../lib/i18n'
import type { RowAction } from '../../lib/list/types'
import { refresh } from '../../lib/query-client'
import { useMay } from '../../lib/session'
import { text } from '../../lib/text'
import { toast } from '../../lib/toast'

/** What whoever manages hotlists does with one, in the list and on its pages. */
export function useHotlistActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.hotlists.manage)

  async function changeStatus({ _id: id, version, status }: Hotlist) {
    try {
      await client.hotlist.update({ id, version, status: status === 'active' ? 'inactive' : 'active' })
      toast.success(t('Hotlist Updated Successfully'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.hotlist)
  }

  const askToDelete = ({ _id: id }: Hotlist) =>
    confirmDelete({
      title: t('Delete Hotlist'),
      question: t('Are you sure you want to delete this hotlist? This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: async () => {
        await client.hotlist.delete({ id })
        toast.success(t('Deletion successful'))
        await onDeleted?.()
        await refresh(api.hotlist, api.candidate)
      },
    })

  const manageActions = (row: Hotlist): RowAction[] => {
    if (!mayManage) return []
    const isActive = row.status === 'active'
    return [
      {
        label: isActive ? text('Mark as Inactive') : text('Mark as Active'),
        icon: isActive ? IconCircleOff : IconCircleCheck,
        run: () => changeStatus(row),
      },
      { label: text('Delete'), icon: IconTrash, danger: true, run: () => askToDelete(row) },
    ]
  }
  return { mayManage, manageActions, askToDelete }
}
