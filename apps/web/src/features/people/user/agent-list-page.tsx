import { createFileRoute } from '@tanstack/react-router'
import { UserList } from './user-list'

export const Route = createFileRoute('/admin/agent/list-agent')({
  staticData: { title: 'Agents' },
  component: AgentListPage,
})

function AgentListPage() {
  return <UserList name="list-agent" />
}
