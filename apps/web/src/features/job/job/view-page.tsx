import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { JobRecordView } from './job-record'

export const Route = createFileRoute('/company/job/view-job/$jobId')({
  staticData: { title: 'Job' },
  beforeLoad: only(access.jobs.read),
  loader: ({ params: { jobId } }) => askAhead(api.job.view.queryOptions({ input: { jobId } })),
  component: ViewJobPage,
})

function ViewJobPage() {
  const { jobId } = useParams({ from: '/company/job/view-job/$jobId' })
  const query = useQuery(api.job.view.queryOptions({ input: { jobId } }))
  return (
    <FrameQuery query={query} id={jobId}>
      {({ data }) => <JobRecordView job={data} pathOf={paths.company.viewJob} />}
    </FrameQuery>
  )
}
