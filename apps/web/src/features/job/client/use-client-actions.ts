import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { toggleLabel } from '../../../lib/list/status-filter'
import type { RowAction } from '../../../lib/list/types'
import { useRowVerbs } from '../../../lib/list/use-row-verbs'
import { useMay } from '../../../lib/session'
import { text } from '../../../lib/text'

/** What whoever manages clients does with one, in lists and on its page. */
export function useClientActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.clients.manage)
  const { toggle, remove } = useRowVerbs(api.client.list, api.client, {
    title: t('Delete Client'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this client?'),
    shownIn: [api.client, api.job],
    onDeleted,
  })
  const manageActions = (row: Client): RowAction[] =>
    mayManage
      ? [
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
