import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { LostPage } from '../../../lib/page/lost-page'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { OpenStep } from './open-step'
import { findStep } from './steps'

export const Route = createFileRoute('/company/enrollstudent/$segment/$studentId')({
  staticData: { title: 'Student' },
  beforeLoad: ({ params }) => {
    if (!findStep(params.segment)) throw notFound()
    only(access.students.manage)()
  },
  notFoundComponent: LostPage,
  component: EnrolmentStepPage,
})

function EnrolmentStepPage() {
  const { segment, studentId } = useParams({ from: '/company/enrollstudent/$segment/$studentId' })
  const step = findStep(segment)
  const query = useQuery(api.student.view.queryOptions({ input: { studentId } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => step && <OpenStep key={studentId} step={step} student={data} />}
    </RecordQuery>
  )
}
