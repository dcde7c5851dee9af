import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const studentFacts = {
  records: { student: { title: 'Student', ...access.students, hasNoStatus: true } },
  watched: { student: { company: '/company/enrollstudent/view-student/{id}' } },
} as const satisfies Facts
