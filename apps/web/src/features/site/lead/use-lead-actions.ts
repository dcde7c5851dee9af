import { type LeadMove, movesFrom } from '@corridor/contract/site/lead/kinds'
import type { Lead } from '@corridor/contract/site/lead/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowBack, IconPhoneCall, IconTrash, IconUserPlus, IconUsers, IconX } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

export const refreshLeads = () => refresh(api.lead, api.bin, api.candidate, api.company, api.student)

export type LeadDoing = 'assign' | 'convert' | 'close'

interface Asked {
  open: (doing: LeadDoing, rows: Lead[]) => void
  onDeleted?: () => unknown
}

/** Actions on a lead for those who manage them, in lists and on its page. `open` opens a dialog for those that ask for more. */
export function useLeadActions({ open, onDeleted }: Asked) {
  const { t } = useTranslation()
  const mayManage = useMay(access.leads.manage)
  const remove = useRemoval<Lead>(api.lead.delete, {
    title: t('Delete Lead'),
    question: t('Are you sure you want to delete this lead?'),
    nameOf: formatName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshLeads,
  })

  async function change(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshLeads()
  }
  const updated = t('{entity} Updated Successfully', { entity: t('Lead') })
  const move = ({ _id: id, version }: Lead, to: LeadMove) =>
    change(() => client.lead.move({ id, version, to }), updated)

  function actions(row: Lead): RowAction[] {
    if (!mayManage) return []
    const moves = movesFrom[row.state]
    const isOpen = row.state !== 'converted' && row.state !== 'closed'
    return [
      ...(isOpen ? [{ label: text('Assign'), icon: IconUsers, run: () => open('assign', [row]) }] : []),
      ...(moves.includes('contacted')
        ? [{ label: text('Mark as contacted'), icon: IconPhoneCall, run: () => move(row, 'contacted') }]
        : []),
      ...(row.state === 'converted'
        ? [
            {
              label: text('Undo conversion'),
              icon: IconArrowBack,
              run: () => change(() => client.lead.revert({ id: row._id }), t('The conversion was undone')),
            },
          ]
        : [{ label: text('Convert'), icon: IconUserPlus, run: () => open('convert', [row]) }]),
      ...(moves.includes('open') ? [{ label: text('Reopen'), icon: IconArrowBack, run: () => move(row, 'open') }] : []),
      ...(moves.includes('closed') ? [{ label: text('Close'), icon: IconX, run: () => open('close', [row]) }] : []),
      { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
    ]
  }
  return { mayManage, actions }
}
