import type { ChecklistRow } from '@corridor/contract/agency/checklist/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { useMay } from '../../../lib/session/session'
import { checklistColumns, checklistFilters, ownFilter } from './columns'
import { MustOpen } from './exports/must-open'

const RowDialog = late(() => import('./row-dialog'))
const HistoryDialog = late(() => import('./history-dialog'))

const inOrder = { sort: 'createDate', dir: 'asc' } as const

interface ChecklistListProps {
  /** A key. */
  description: string
  /** The caller keeps the platform's rows; else those of a company. */
  isPlatform: boolean
}

/** List of what countries ask, with the way to change the rows that are one's own. */
export function ChecklistList({ description, isPlatform }: ChecklistListProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.checklists.manage)
  const [editing, setEditing] = useState<ChecklistRow | 'new'>()
  const [told, setTold] = useState<ChecklistRow>()
  const list = useList(api.checklist.list, {
    columns: checklistColumns,
    filters: isPlatform ? checklistFilters : { ...checklistFilters, ...ownFilter },
    defaults: inOrder,
    name: 'checklist',
  })
  const remove = (row: ChecklistRow) =>
    confirmDelete({
      title: t('Take a paper from the checklist'),
      question: t('Files that were made with this row go on showing it, and say that it was taken away.'),
      confirmLabel: t('Delete'),
      onConfirm: async () => {
        try {
          await client.checklist.delete({ id: row._id })
          toast.success(t('Deletion successful'))
        } catch (error) {
          toast.error(`${t('Deletion failed')}: ${errorText(error)}`)
        }
        await refresh(api.checklist, api.studentPaper)
      },
    })
  // The platform's rows are nobody's to hide.
  const isMine = (row: ChecklistRow) => mayManage && row.isOwn !== isPlatform
  const actions = (row: ChecklistRow): RowAction[] => [
    ...(isMine(row) ? [{ label: text('Edit'), icon: IconPencil, run: () => setEditing(row) }] : []),
    { label: text('History'), icon: IconHistory, run: () => setTold(row) },
    ...(isMine(row) ? [{ label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) }] : []),
  ]
  return (
    <>
      <MustOpen />
      <ListPage
        title="Checklist"
        description={description}
        list={list}
        rowName={(row) => row.paper}
        rowActions={actions}
        searchPlaceholder={text('Search by paper or rule')}
        emptyDescription={description}
        primaryAction={
          mayManage && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
              {t('Add Paper')}
            </Button>
          )
        }
      />
      <Suspense>
        {editing && <RowDialog row={editing === 'new' ? undefined : editing} close={() => setEditing(undefined)} />}
        {told && <HistoryDialog country={told.country} info={told.countryInfo} close={() => setTold(undefined)} />}
      </Suspense>
    </>
  )
}
