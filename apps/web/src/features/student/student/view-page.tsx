import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { StudentRecord } from './student-record'

export const Route = createFileRoute('/company/enrollstudent/view-student/$studentId')({
  staticData: { title: 'Student' },
  beforeLoad: only(access.students.read),
  loader: ({ params: { studentId } }) => askAhead(api.student.view.queryOptions({ input: { studentId } })),
  component: ViewStudentPage,
})

function ViewStudentPage() {
  const { studentId } = useParams({ from: '/company/enrollstudent/view-student/$studentId' })
  const query = useQuery(api.student.view.queryOptions({ input: { studentId } }))
  return (
    <FrameQuery query={query} id={studentId}>
      {({ data }) =>
        // A student that was merged into another leads to that one.
        data._id === studentId ? (
          <StudentRecord student={data} />
        ) : (
          <Navigate to={paths.company.viewStudent(data._id)} replace />
        )
      }
    </FrameQuery>
  )
}
