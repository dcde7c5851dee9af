import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { Summary } from './summary'

export const Route = createFileRoute('/company/enrollstudent/summary/$studentId')({
  staticData: { title: 'Enrolment summary' },
  beforeLoad: only(access.students.read),
  component: EnrolmentSummaryPage,
})

function EnrolmentSummaryPage() {
  const { studentId } = useParams({ from: '/company/enrollstudent/summary/$studentId' })
  const input = { studentId }
  const student = useQuery(api.student.view.queryOptions({ input }))
  const summary = useQuery({ ...api.enrolment.summary.queryOptions({ input }), staleTime: 0 })
  return (
    <RecordQuery query={student}>
      {({ data }) => (
        <RecordQuery query={summary}>{(found) => <Summary student={data} summary={found.data} />}</RecordQuery>
      )}
    </RecordQuery>
  )
}
