import type { Family } from '@corridor/contract/student/family/shapes'
import { api } from '../../../lib/call/client'
import { queryClient, refresh } from '../../../lib/call/query-client'

/** Shows the family of a student as it was saved; that of the others is read anew. */
export async function keepFamily(studentId: string, data: Family): Promise<void> {
  await refresh(api.family, api.enrolment)
  queryClient.setQueryData(api.family.view.queryOptions({ input: { studentId } }).queryKey, { success: true, data })
}
