import type { Placement } from '@corridor/contract/job/placement/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

export const placementName = ({ candidateInfo: [person], jobInfo: [job] }: Placement) =>
  dotted(person && formatName(person), job?.name)

export const refreshPlacements = () => refresh(api.placement, api.submission, api.candidate, api.bench, api.bin)

/** Actions on a placement for those who manage submissions, in lists and on its page. */
export function usePlacementActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const remove = useRemoval<Placement>(api.placement.delete, {
    title: t('Delete Placement'),
    question: t('Are you sure you want to delete this placement?'),
    nameOf: placementName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshPlacements,
  })
  const manageActions = (row: Placement): RowAction[] =>
    mayManage
      ? [
          { label: text('Edit'), icon: IconPencil, to: paths.company.editPlacement(row._id) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
