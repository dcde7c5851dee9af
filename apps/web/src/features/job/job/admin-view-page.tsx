import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { paths } from '../../../paths'
import { JobRecordView } from './job-record'

export const Route = createFileRoute('/admin/jobs/view-job/$jobId')({
  staticData: { title: 'Job' },
  loader: ({ params: { jobId } }) => askAhead(api.job.view.queryOptions({ input: { jobId } })),
  component: AdminJobPage,
})

function AdminJobPage() {
  const { jobId } = useParams({ from: '/admin/jobs/view-job/$jobId' })
  const query = useQuery(api.job.view.queryOptions({ input: { jobId } }))
  return (
    <FrameQuery query={query} id={jobId}>
      {({ data }) => <JobRecordView job={data} pathOf={paths.admin.viewJob} />}
    </FrameQuery>
  )
}
