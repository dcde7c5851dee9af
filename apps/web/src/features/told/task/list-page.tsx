import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { TaskList } from './task-list'

export const Route = createFileRoute('/company/task/list-task')({
  staticData: { title: 'Tasks' },
  beforeLoad: only(access.tasks.manage),
  component: () => <TaskList area="company" />,
})
