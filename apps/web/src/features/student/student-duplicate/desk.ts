import type { Student } from '@corridor/contract/student/student/shapes'
import type { StudentLikeness, StudentMergeField } from '@corridor/contract/student/student-duplicate/kinds'
import { api } from '../../../lib/call/client'
import type { DoubleDesk } from '../../../lib/duplicate/doubles'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { comparisonOf } from './comparison'
import { studentDoubles, studentReasons } from './exports/student-doubles'
import { StudentProof } from './late-proof'

export const studentDesk: DoubleDesk<Student, StudentMergeField, StudentLikeness> = {
  list: api.studentDuplicate.list,
  to: paths.company.listStudentDuplicate,
  description: text(
    'Students that may be one. A family that shares an email is only possible. Merging can be undone for thirty days.',
  ),
  none: text('No duplicates found. New students are compared as they are added.'),
  reasons: studentReasons,
  doubles: studentDoubles,
  comparison: comparisonOf,
  Proof: StudentProof,
}
