import { createFileRoute } from '@tanstack/react-router'
import { TaskList } from './task-list'

export const Route = createFileRoute('/admin/leads/tasks')({
  staticData: { title: 'Tasks' },
  component: () => <TaskList area="admin" />,
})
