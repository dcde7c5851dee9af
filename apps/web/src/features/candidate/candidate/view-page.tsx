import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { paths } from '../../../paths'
import { CandidateRecord } from './candidate-record'

export const Route = createFileRoute('/company/candidate/view-candidate/$id')({
  staticData: { title: 'Candidate' },
  loader: ({ params: { id } }) => askAhead(api.candidate.view.queryOptions({ input: { candidateId: id } })),
  component: ViewCandidatePage,
})

function ViewCandidatePage() {
  const { id } = useParams({ from: '/company/candidate/view-candidate/$id' })
  const query = useQuery(api.candidate.view.queryOptions({ input: { candidateId: id } }))
  return (
    <FrameQuery query={query} id={id}>
      {({ data }) => <CandidateRecord candidate={data} pathOf={paths.company.viewCandidate} />}
    </FrameQuery>
  )
}
