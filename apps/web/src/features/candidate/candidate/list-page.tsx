import { createFileRoute } from '@tanstack/react-router'
import { CandidateList } from './exports/candidate-list'
import { candidateColumnsOf } from './exports/columns'

export const Route = createFileRoute('/company/candidate/list-candidate')({
  staticData: { title: 'Candidates' },
  component: ListCandidatePage,
})

function ListCandidatePage() {
  return <CandidateList name="candidate" columnsOf={candidateColumnsOf} title="Candidates" />
}
