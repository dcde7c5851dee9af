import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { SuppressionRecord } from './suppression-record'

export const Route = createFileRoute('/company/suppression/view-suppression/$suppressionId')({
  staticData: { title: 'Suppressed Address' },
  beforeLoad: only(access.suppressions.read),
  component: ViewSuppressionPage,
})

function ViewSuppressionPage() {
  const { suppressionId } = useParams({ from: '/company/suppression/view-suppression/$suppressionId' })
  const query = useQuery(api.suppression.view.queryOptions({ input: { suppressionId } }))
  return (
    <FrameQuery query={query} id={suppressionId}>
      {({ data, history }) => <SuppressionRecord suppression={data} history={history} />}
    </FrameQuery>
  )
}
