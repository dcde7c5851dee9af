import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { ApplicationView } from './application-record'

export const Route = createFileRoute('/company/enrollstudent/view-application/$applicationId')({
  staticData: { title: 'Student Application' },
  beforeLoad: only(access.studentApplications.read),
  loader: ({ params: { applicationId } }) =>
    askAhead(api.studentApplication.view.queryOptions({ input: { applicationId } })),
  component: ViewApplicationPage,
})

function ViewApplicationPage() {
  const { applicationId } = useParams({ from: '/company/enrollstudent/view-application/$applicationId' })
  const query = useQuery(api.studentApplication.view.queryOptions({ input: { applicationId } }))
  return (
    <FrameQuery query={query} id={applicationId}>
      {({ data }) => <ApplicationView application={data} />}
    </FrameQuery>
  )
}
