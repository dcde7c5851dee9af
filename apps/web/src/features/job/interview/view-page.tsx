import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { InterviewRecord } from './interview-record'

export const Route = createFileRoute('/company/job/view-interview/$interviewId')({
  staticData: { title: 'Interview' },
  beforeLoad: only(access.interviews.read),
  loader: ({ params: { interviewId } }) => askAhead(api.interview.view.queryOptions({ input: { interviewId } })),
  component: ViewInterviewPage,
})

function ViewInterviewPage() {
  const { interviewId } = useParams({ from: '/company/job/view-interview/$interviewId' })
  const query = useQuery(api.interview.view.queryOptions({ input: { interviewId } }))
  return (
    <FrameQuery query={query} id={interviewId}>
      {({ data }) => <InterviewRecord interview={data} />}
    </FrameQuery>
  )
}
