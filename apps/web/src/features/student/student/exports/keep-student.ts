import type { Student } from '@corridor/contract/student/student/shapes'
import { api } from '../../../../lib/call/client'
import { queryClient, refresh } from '../../../../lib/call/query-client'

/** Shows a student as it was saved, and has lists read anew. */
export async function keepStudent(data: Student): Promise<void> {
  queryClient.setQueryData(api.student.view.queryOptions({ input: { studentId: data._id } }).queryKey, {
    success: true,
    data,
  })
  await refresh(api.student.list, api.enrolment, api.family)
}
