import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { api, client } from '../../../lib/client'
import { confirm } from '../../../lib/confirm'
import { useTranslation } from '../../../lib/i18n'
import { ListGrid } from '../../../lib/list/list-grid'
import { specifiedRows } from '../../../lib/list/list-url'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { refresh } from '../../../lib/query-client'
import { useMay } from '../../../lib/session'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { hotlistColumnsOf } from '../../candidate/candidate/exports/columns'

interface HotlistMembersProps {
  hotListId: string
  /** The button that fills the list. */
  choose: ReactNode
}

const memberColumns = hotlistColumnsOf()

/** The candidates on a hotlist. Taking one off leaves the candidate in the company. */
export function HotlistMembers({ hotListId, choose }: HotlistMembersProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.hotlists.manage)
  const list = useList(api.candidate.list, {
    columns: memberColumns,
    defaults: specifiedRows,
    fixed: { hotlist: hotListId },
  })

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
    />
  )
}
