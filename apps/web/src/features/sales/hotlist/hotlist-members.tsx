import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconEye, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListGrid } from '../../../lib/list/page/list-grid'
import { type MoveRow, useReorder } from '../../../lib/list/row/use-reorder'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { hotlistColumnsOf } from '../../candidate/candidate/exports/columns'
import { keptColumns } from './kept-columns'
import { moveOnHotlist } from './move-on-hotlist'

interface HotlistMembersProps {
  hotlist: Hotlist
  /** The button that fills the list. */
  choose: ReactNode
}

const memberColumns = hotlistColumnsOf()
const hotlistOrder = { sort: 'place', dir: 'asc' } as const

/** The candidates on a hotlist. Taking one off leaves the candidate in the company. */
export function HotlistMembers({ hotlist, choose }: HotlistMembersProps) {
  const { t } = useTranslation()
  const { _id: hotListId } = hotlist
  const mayManage = useMay(access.hotlists.manage)
  const list = useList(api.candidate.list, {
    columns: memberColumns,
    defaults: { ...specifiedRows, ...hotlistOrder },
    fixed: { hotlist: hotListId },
    name: 'hotlist-member',
    kept: keptColumns(hotlist, mayManage),
  })

  const isInOrder = list.state.sort === hotlistOrder.sort && list.state.dir === hotlistOrder.dir
  const move: MoveRow<Candidate> = async (row, to) => {
    const first = (list.state.page - 1) * list.state.size
    const place = await moveOnHotlist(hotListId, row._id, first + to)
    await refresh(api.hotlist, api.candidate.list)
    return place
  }

  const reorder = useReorder(list.rows, candidateName, move)

  const askToRemove = (rows: Candidate[], clear?: () => void) =>
    confirm({
      title: t('Remove from hotlist'),
      question: t('{count} candidates leave this hotlist. They stay in your company.', { count: rows.length }),
      confirmLabel: t('Remove'),
      onConfirm: async () => {
        const candidateIds = rows.map((row) => row._id)
        await client.hotlist.removeCandidates({ hotListId, candidateIds })
        toast.success(t('Candidate removed from the hotlist'))
        clear?.()
        await refresh(api.candidate, api.hotlist)
      },
    })

  const rowActions = (row: Candidate): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewCandidate(row._id) },
    ...(mayManage
      ? [{ label: text('Remove from hotlist'), icon: IconUserMinus, danger: true, run: () => askToRemove([row]) }]
      : []),
  ]
  const selectionActions: SelectionAction<Candidate>[] = [
    { label: text('Remove from hotlist'), icon: IconUserMinus, danger: true, run: askToRemove },
  ]

  return (
    <ListGrid
      list={list}
      rowName={candidateName}
      rowTo={(row) => paths.company.viewCandidate(row._id)}
      rowActions={rowActions}
      {...(mayManage ? { selectionActions } : {})}
      searchPlaceholder="Search by name, email or job title"
      emptyDescription="Nobody is on this hotlist yet. Choose candidates of your company for it."
      primaryAction={choose}
      reorder={mayManage && isInOrder && !list.isNarrowed ? reorder : undefined}
      order={
        !isInOrder && (
          <Button size="compact-sm" variant="subtle" onClick={() => list.change(hotlistOrder)}>
            {t('Order of the hotlist')}
          </Button>
        )
      }
    />
  )
}
