import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { SubmissionRecord } from './submission-record'

export const Route = createFileRoute('/company/submission/view-submission/$submissionId')({
  staticData: { title: 'Submission' },
  beforeLoad: only(access.submissions.read),
  loader: ({ params: { submissionId } }) => askAhead(api.submission.view.queryOptions({ input: { submissionId } })),
  component: ViewSubmissionPage,
})

function ViewSubmissionPage() {
  const { submissionId } = useParams({ from: '/company/submission/view-submission/$submissionId' })
  const query = useQuery(api.submission.view.queryOptions({ input: { submissionId } }))
  return (
    <FrameQuery query={query} id={submissionId}>
      {({ data }) => <SubmissionRecord submission={data} />}
    </FrameQuery>
  )
}
