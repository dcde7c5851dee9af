import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

/** Actions on a client for those who manage them, in lists and on its page. */
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
