import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { PlacementRecord } from './placement-record'

export const Route = createFileRoute('/company/job/view-placement/$placementId')({
  staticData: { title: 'Placement' },
  beforeLoad: only(access.submissions.read),
  loader: ({ params: { placementId } }) => askAhead(api.placement.view.queryOptions({ input: { placementId } })),
  component: ViewPlacementPage,
})

function ViewPlacementPage() {
  const { placementId } = useParams({ from: '/company/job/view-placement/$placementId' })
  const query = useQuery(api.placement.view.queryOptions({ input: { placementId } }))
  return (
    <FrameQuery query={query} id={placementId}>
      {({ data }) => <PlacementRecord placement={data} />}
    </FrameQuery>
  )
}
