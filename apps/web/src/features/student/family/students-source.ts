import type { StudentRow } from '@corridor/contract/student/student/shapes'
import { api } from '../../../lib/call/client'
import type { ListSource } from '../../../lib/list/types'

interface Asked {
  filters?: { status?: string }
}

/** The students of the company: they have no status to be chosen by. */
export const studentsSource: ListSource<never, StudentRow> = {
  key: () => [...api.student.list.key(), 'offered'],
  call({ filters: { status: _status, ...filters } = {}, ...body }: Asked, options) {
    return api.student.list.call({ ...body, filters }, options)
  },
}
