import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { toggleLabel } from '../../../lib/list/status-filter'
import type { RowAction } from '../../../lib/list/types'
import { useRowVerbs } from '../../../lib/list/use-row-verbs'
import { useMay } from '../../../lib/session'
import { text } from '../../../lib/text'

/** What whoever manages hotlists does with one, in lists and on the record's page. */
export function useHotlistActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.hotlists.manage)
  const { toggle, remove } = useRowVerbs(api.hotlist.list, api.hotlist, {
    title: t('Delete Hotlist'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this hotlist?'),
    shownIn: [api.hotlist, api.candidate],
    onDeleted,
  })
  const manageActions = (row: Hotlist): RowAction[] =>
    mayManage
      ? [
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions, remove }
}
