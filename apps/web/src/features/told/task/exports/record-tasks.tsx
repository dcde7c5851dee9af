import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/client'
import { useTranslation } from '../../../../lib/i18n'
import { useLive } from '../../../../lib/live'
import { refresh } from '../../../../lib/query-client'
import { RecordCard } from '../../../../lib/record/record-card'
import { useMay } from '../../../../lib/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { DueDay, ReminderTime, TaskTitle } from './task-cells'
import classes from './task-cells.module.css'
import { useTaskVerbs } from './use-task-verbs'

const shownMax = 20

/** What the reader has to do about a record; nothing is drawn while there is none. */
export function RecordTasks({ record }: { record: string }) {
  const { t } = useTranslation()
  const mayHave = useMay(access.tasks.manage)
  const { done } = useTaskVerbs()
  const input = {
    limit: shownMax,
    sortBy: 'dueDate',
    sortDirection: 'asc',
    filters: { record, isDone: false },
  } as const
  const { data } = useQuery({ ...api.task.list.queryOptions({ input }), enabled: mayHave })
  useLive('task', mayHave, () => void refresh(api.task))
  if (!data?.totalDocs) return null
  return (
    <RecordCard title="Tasks" action={<TextLink to={paths.company.listTask}>{t('All tasks')}</TextLink>}>
      <ul className={classes.tasks}>
        {data.data.map((task) => (
          <li key={task._id}>
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
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
