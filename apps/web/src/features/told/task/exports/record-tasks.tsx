import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import type { TasksProps } from '../tasks-about'

// Beside what decides, and loaded with it.
const TasksAbout = late(() => import('../tasks-about'))

/** Tasks of the reader about a record, and the way to add one. */
export const RecordTasks = (props: TasksProps) => (
  <Suspense>
    <TasksAbout {...props} />
  </Suspense>
)
