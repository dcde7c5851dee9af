import { createFileRoute, useParams } from '@tanstack/react-router'
import { UserPage } from './user-page'

export const Route = createFileRoute('/admin/user-management/view-user/$id')({
  staticData: { title: 'User' },
  component: ViewUserPage,
})

function ViewUserPage() {
  return <UserPage id={useParams({ from: '/admin/user-management/view-user/$id' }).id} />
}
