import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { LostPage } from '../../../lib/page/lost-page'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { OpenStep } from './open-step'
import { findStep } from './steps'

export const Route = createFileRoute('/company/enrollstudent/$segment')({
  staticData: { title: 'Student' },
  beforeLoad: only(access.students.manage),
  component: BeginStepPage,
})

/** A step without a student: the first begins one, another belongs to the one that was begun last (product.md, Enrolment steps). */
function BeginStepPage() {
  const { segment } = useParams({ from: '/company/enrollstudent/$segment' })
  const first = stepOf('fullName')
  if (!findStep(segment)) return <LostPage />
  return segment === first.segment ? <OpenStep step={first} student={undefined} /> : <LastBegun segment={segment} />
}

function LastBegun({ segment }: { segment: string }) {
  const query = useQuery({ ...api.enrolment.nextStep.queryOptions({ input: {} }), staleTime: 0, gcTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data: { studentId } }) => (
        <Navigate
          to={paths.company.enrolmentStep(studentId ? segment : stepOf('fullName').segment, studentId ?? undefined)}
          replace
        />
      )}
    </RecordQuery>
  )
}
