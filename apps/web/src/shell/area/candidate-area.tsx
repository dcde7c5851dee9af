import { createFileRoute } from '@tanstack/react-router'
import { LostPage } from '../../lib/page/lost-page'
import { guardArea } from '../guard'
import { AreaFrame } from './area-frame'

export const Route = createFileRoute('/candidate')({
  beforeLoad: guardArea('candidate'),
  component: CandidateArea,
  notFoundComponent: LostPage,
})

function CandidateArea() {
  return <AreaFrame area="candidate" />
}
