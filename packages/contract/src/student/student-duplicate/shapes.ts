import { mergeCalls } from '../../records/merge/shapes.ts'
import { access } from '../../wire/access.ts'
import { Student } from '../student/shapes.ts'
import { studentLikenesses, studentLists, studentMergeFields } from './kinds.ts'

/** Sealed values stand masked in its answers; which of two is kept is chosen as of any other. */
export const studentDuplicate = mergeCalls({
  kind: 'student',
  plural: 'students',
  record: Student,
  reasons: studentLikenesses,
  fields: studentMergeFields,
  both: studentLists,
  access: access.students.manage,
})
