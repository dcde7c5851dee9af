import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { ApplicationView } from './application-record'

export const Route = createFileRoute('/company/job/view-application/$applicationId')({
  staticData: { title: 'Application' },
  beforeLoad: only(access.applications.read),
  component: ViewApplicationPage,
})

function ViewApplicationPage() {
  const { applicationId } = useParams({ from: '/company/job/view-application/$applicationId' })
  const query = useQuery(api.application.view.queryOptions({ input: { applicationId } }))
  return (
    <FrameQuery query={query} id={applicationId}>
      {({ data }) => <ApplicationView application={data} />}
    </FrameQuery>
  )
}
