import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { ClientRecord } from './client-record'

export const Route = createFileRoute('/company/client/view-client/$clientId')({
  staticData: { title: 'Client' },
  beforeLoad: only(access.clients.read),
  loader: ({ params: { clientId } }) => askAhead(api.client.view.queryOptions({ input: { clientId } })),
  component: ViewClientPage,
})

function ViewClientPage() {
  const { clientId } = useParams({ from: '/company/client/view-client/$clientId' })
  const query = useQuery(api.client.view.queryOptions({ input: { clientId } }))
  return (
    <FrameQuery query={query} id={clientId}>
      {({ data }) => <ClientRecord client={data} />}
    </FrameQuery>
  )
}
