import type { Task, task } from '@corridor/contract/told/task/shapes'
import { Button } from '@mantine/core'
import { IconCheck, IconExternalLink, IconPencil, IconPlus, IconRotate, IconTrash } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { DueDay, ReminderTime, TaskRecord, TaskTitle } from './exports/task-cells'
import { useTaskTitle } from './exports/task-title'
import { useTaskVerbs } from './exports/use-task-verbs'

const TaskDialog = late(() => import('./task-dialog'))

const columns: readonly ColumnOf<typeof task.list>[] = [
  { header: text('Task'), sort: 'title', card: 'title', cell: (row) => <TaskTitle row={row} /> },
  { header: text('About'), card: 'fact', cell: (row) => <TaskRecord row={row} /> },
  { header: text('Due'), sort: 'dueDate', width: 200, card: 'fact', cell: (row) => <DueDay row={row} /> },
  { header: text('Reminder'), sort: 'remindDate', width: 180, cell: (row) => <ReminderTime row={row} /> },
  { header: text('From'), cell: (row) => <bdi>{ownerName(row.userInfo)}</bdi> },
]

const filters: FiltersOf<typeof task.list> = {
  due: {
    label: text('Due'),
    options: [
      { value: 'overdue', label: text('Overdue') },
      { value: 'today', label: text('Until today') },
      { value: 'week', label: text('Within a week') },
    ],
  },
  // Without it the list shows what is open.
  isDone: {
    label: text('Status'),
    options: [{ value: 'true', label: text('Done') }],
    toWire: (value) => value === 'true',
  },
}

const empty = {
  admin: text('Tasks that you add here or on a lead appear here.'),
  company: text('Tasks that you add, reminders of notes, and requests of visitors appear here.'),
}

const isOpenAlone = { isDone: false } as const

/** The reader's own tasks, in the area that they work in. */
export function TaskList({ area }: { area: 'admin' | 'company' }) {
  const { t } = useTranslation()
  const { isDone } = useSearch({ strict: false }) as { isDone?: unknown }
  const list = useList(api.task.list, {
    columns,
    filters,
    defaults: { sort: 'dueDate', dir: 'asc' },
    ...(String(isDone) !== 'true' && { fixed: isOpenAlone }),
  })
  const [edited, setEdited] = useState<Task | null>()
  const titleOf = useTaskTitle()
  const verbs = useTaskVerbs()
  useLive('task', true, () => void refresh(api.task))
  const toggle = (row: Task) => void (row.doneDate ? verbs.reopen(row) : verbs.done(row))

  const rowActions = (row: Task): RowAction[] => [
    row.doneDate
      ? { label: text('Reopen'), icon: IconRotate, hotkey: 'd', run: () => toggle(row) }
      : { label: text('Done'), icon: IconCheck, hotkey: 'd', run: () => toggle(row) },
    ...(row.path ? [{ label: text('Open'), icon: IconExternalLink, to: row.path }] : []),
    { label: text('Edit'), icon: IconPencil, run: () => setEdited(row) },
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => verbs.remove(row) },
  ]
  const doneMany: SelectionAction<Task> = {
    label: text('Done'),
    icon: IconCheck,
    run: async (rows, clear) => {
      for (const row of rows.filter(({ doneDate }) => !doneDate)) await verbs.done(row)
      clear()
    },
  }
  return (
    <>
      <ListPage
        title="Tasks"
        description="What you have to do, and when you are reminded of it."
        list={list}
        rowName={titleOf}
        rowTo={(row) => row.path ?? paths[area].listTask}
        rowActions={rowActions}
        selectionActions={[doneMany]}
        searchPlaceholder="Search by title or note"
        emptyDescription={empty[area]}
        primaryAction={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {t('Add Task')}
          </Button>
        }
      />
      {edited !== undefined && (
        <Suspense>
          <TaskDialog task={edited} close={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}
