import { createFileRoute } from '@tanstack/react-router'
import { LostPage } from '../../lib/page/lost-page'
import { guardArea } from '../guard'
import { AreaFrame } from './area-frame'

export const Route = createFileRoute('/admin')({
  beforeLoad: guardArea('admin'),
  component: AdminArea,
  notFoundComponent: LostPage,
})

function AdminArea() {
  return <AreaFrame area="admin" />
}
