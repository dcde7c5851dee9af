import { createFileRoute, useParams } from '@tanstack/react-router'
import { UserPage } from './user-page'

export const Route = createFileRoute('/admin/agent/view-agent/$id')({
  staticData: { title: 'Agent' },
  component: ViewAgentPage,
})

function ViewAgentPage() {
  return <UserPage id={useParams({ from: '/admin/agent/view-agent/$id' }).id} />
}
