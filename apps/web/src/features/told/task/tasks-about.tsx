import type { TaskRecordKind } from '@corridor/contract/told/task/kinds'
import type { Task } from '@corridor/contract/told/task/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { DueDay, ReminderTime, TaskTitle } from './exports/task-cells'
import classes from './exports/task-cells.module.css'
import { useTaskVerbs } from './exports/use-task-verbs'

const TaskDialog = late(() => import('./task-dialog'))

const shownMax = 20

export interface TasksProps {
  record: string
  /** The kind of record, where tasks are added at it; without one nothing is drawn while there are none. */
  adds?: TaskRecordKind
}

/** Tasks of the reader about a record: the one that is due first is the next step. */
export default function TasksAbout({ record, adds }: TasksProps) {
  const { t } = useTranslation()
  const mayHave = useMay(access.tasks.manage)
  const listPath = useMay(access.users.manage) ? paths.admin.listTask : paths.company.listTask
  const [isAdding, setIsAdding] = useState(false)
  const input = {
    limit: shownMax,
    sortBy: 'dueDate',
    sortDirection: 'asc',
    filters: { record, isDone: false },
  } as const
  const { data } = useQuery({ ...api.task.list.queryOptions({ input }), enabled: mayHave })
  useLive('task', mayHave, () => void refresh(api.task))
  if (!data || (data.totalDocs === 0 && !adds)) return null
  const [next, ...others] = data.data
  return (
    <>
      {next && (
        <RecordCard title="Next step">
          <TaskLine task={next} />
        </RecordCard>
      )}
      <RecordCard
        title="Tasks"
        action={
          <span className={classes.due}>
            <TextLink to={listPath}>{t('All tasks')}</TextLink>
            {adds && (
              <Button size="compact-md" variant="default" onClick={() => setIsAdding(true)}>
                {t('Add Task')}
              </Button>
            )}
          </span>
        }
      >
        {others.length > 0 && (
          <ul className={classes.tasks}>
            {others.map((task) => (
              <li key={task._id}>
                <TaskLine task={task} />
              </li>
            ))}
          </ul>
        )}
        {isAdding && adds && (
          <Suspense>
            <TaskDialog task={null} about={{ recordKind: adds, record }} close={() => setIsAdding(false)} />
          </Suspense>
        )}
      </RecordCard>
    </>
  )
}

function TaskLine({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { done } = useTaskVerbs()
  return (
    <div className={classes.line}>
      <TaskTitle row={task} />
      <span className={classes.due}>
        <DueDay row={task} />
        <ReminderTime row={task} />
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => void done(task)}
        >
          {t('Done')}
        </Button>
      </span>
    </div>
  )
}
