import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { EntryStep } from '../../../lib/entry/entry-step'
import { LostPage } from '../../../lib/page/lost-page'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { blankPart } from './exports/part-fields'
import { partKind } from './part-kinds'
import { ResumeStep } from './resume-step'
import { StepFrame } from './step-frame'
import { candidateSteps } from './steps'
import { toCandidateStep } from './to-step'

export const Route = createFileRoute('/company/candidate/add-candidate-step-{$step}')({
  staticData: { title: 'Candidate Record' },
  beforeLoad: ({ params }) => {
    toCandidateStep(params.step)
    only(access.candidates.manage)()
  },
  notFoundComponent: LostPage,
  component: CandidateStepPage,
})

function CandidateStepPage() {
  const step = toCandidateStep(useParams({ from: '/company/candidate/add-candidate-step-{$step}' }).step)
  const id = useSearchText('candidate')
  // The steps belong to a candidate: the first one makes them.
  if (!id) return <Navigate to={paths.company.addCandidate} replace />
  return <CandidateStep key={id} id={id} step={step} />
}

function CandidateStep({ id, step }: { id: string; step: number }) {
  const query = useQuery(api.candidate.view.queryOptions({ input: { candidateId: id } }))
  const kind = candidateSteps[step - 1]?.kind
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <StepFrame step={step} candidate={data}>
          {kind ? (
            <EntryStep key={kind} kind={partKind(kind, id)} rules={{ schema: rulesOf(kind), blank: blankPart(kind) }} />
          ) : (
            <ResumeStep candidate={data} />
          )}
        </StepFrame>
      )}
    </RecordQuery>
  )
}

const rulesOf = (kind: CandidatePartKind) => () =>
  import('@corridor/contract/candidate/part/shapes').then(({ candidatePartSchemas }) => candidatePartSchemas[kind])
