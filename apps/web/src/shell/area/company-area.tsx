import { createFileRoute } from '@tanstack/react-router'
import { LostPage } from '../../lib/page/lost-page'
import { guardArea } from '../guard'
import { AreaFrame } from './area-frame'

export const Route = createFileRoute('/company')({
  beforeLoad: guardArea('company'),
  component: CompanyArea,
  notFoundComponent: LostPage,
})

function CompanyArea() {
  return <AreaFrame area="company" />
}
