import type { Candidate } from '@corridor/contract/candidate'
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

/** What whoever manages candidates does with one, in lists and on the record's page. */
export function useCandidateActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.candidates.manage)

  async function changeStatus({ _id: id, version, status }: Candidate) {
    try {
      await client.candidate.update({ id, version, status: status === 'active' ? 'inactive' : 'active' })
      toast.success(t('Candidate updated successfully'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.candidate)
  }

  const askToDelete = ({ _id: id }: Candidate) =>
    confirmDelete({
      title: t('Delete Candidate'),
      question: t('Are you sure you want to delete this candidate? This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: async () => {
        await client.candidate.delete({ id })
        toast.success(t('Deletion successful'))
        await onDeleted?.()
        await refresh(api.candidate, api.hotlist)
      },
    })

  const manageActions = (row: Candidate): RowAction[] => {
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
  return { mayManage, manageActions }
}
