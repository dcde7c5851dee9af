import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { LostPage } from '../../../lib/page/lost-page'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { OpenStep } from './open-step'
import { findStep, type Step } from './steps'

export const Route = createFileRoute('/company/enrollstudent/$segment/$studentId')({
  staticData: { title: 'Student' },
  beforeLoad: only(access.students.manage),
  component: EnrolmentStepPage,
})

/** The address is judged here and not before: what every page loads would know the ten steps. */
function EnrolmentStepPage() {
  const { segment, studentId } = useParams({ from: '/company/enrollstudent/$segment/$studentId' })
  const step = findStep(segment)
  return step ? <StepOf key={studentId} step={step} studentId={studentId} /> : <LostPage />
}

function StepOf({ step, studentId }: { step: Step; studentId: string }) {
  const query = useQuery(api.student.view.queryOptions({ input: { studentId } }))
  return <RecordQuery query={query}>{({ data }) => <OpenStep step={step} student={data} />}</RecordQuery>
}
