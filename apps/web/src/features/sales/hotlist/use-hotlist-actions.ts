import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconCopy, IconSend, IconShare, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

/** Actions on a hotlist for those who manage them, in lists and on the record's page. */
export function useHotlistActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.hotlists.manage)
  const maySend = useMay(access.campaigns.manage)
  const { toggle, remove } = useRowVerbs(api.hotlist.list, api.hotlist, {
    title: t('Delete Hotlist'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this hotlist?'),
    shownIn: [api.hotlist, api.candidate],
    onDeleted,
  })
  const navigate = useNavigate()
  async function copy({ _id: id }: Hotlist) {
    try {
      const { data } = await client.hotlist.copy({ id })
      toast.success(t('Hotlist copied'))
      await refresh(api.hotlist)
      await navigate({ to: paths.company.viewHotlist(data._id) })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const send = (row: Hotlist): RowAction => ({
    label: text('Send'),
    icon: IconSend,
    hotkey: 's',
    to: paths.company.addCampaign,
    search: { hotlist: row._id },
  })
  const share = (row: Hotlist): RowAction => ({
    label: text('Share'),
    icon: IconShare,
    to: paths.company.shareHotlist(row._id),
  })
  const manageActions = (row: Hotlist): RowAction[] =>
    mayManage
      ? [
          share(row),
          { label: text('Make a copy'), icon: IconCopy, run: () => copy(row) },
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : [share(row)]
  return { mayManage, maySend, send, manageActions, remove }
}
