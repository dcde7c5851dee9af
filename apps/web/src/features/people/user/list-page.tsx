import { createFileRoute, useParams } from '@tanstack/react-router'
import { LostPage } from '../../../lib/page/lost-page'
import { toUserList, userListTitle } from './list-names'
import { UserList } from './user-list'

export const Route = createFileRoute('/admin/user-management/$list')({
  staticData: { entity: userListTitle },
  beforeLoad: ({ params }) => void toUserList(params.list),
  notFoundComponent: LostPage,
  component: UserListPage,
})

function UserListPage() {
  const name = toUserList(useParams({ from: '/admin/user-management/$list' }).list)
  // Each list is a page of its own: what was typed into one must not stand in the next.
  return <UserList key={name} name={name} />
}
