import type { StudentHappening } from '@corridor/contract/student/student/kinds'
import type { Beside } from '../../student/student/timeline.ts'

const happenings: Record<string, StudentHappening> = {
  'student-paper.ask': 'paper-asked',
  'student-paper.receive': 'received',
  'student-paper.return': 'returned',
  'student-paper.accept': 'accepted',
  'student-paper.take-back': 'move-undone',
  'student-paper.delete': 'paper-deleted',
}

/** Tells of the papers of a student, each by its title: asked, received, returned, accepted. */
export const besideStudent = (): Beside => ({
  part: 'papers',
  kind: 'student-paper',
  rows: (sql, studentId) => sql`
    select a.* from student_paper t join audit a on a.record_id = t.id::text and a.record_kind = 'student-paper'
    where t.student_id = ${studentId}`,
  tell: ({ record_id: _id, action, before, after }) => ({
    action: happenings[action] ?? 'paper-changed',
    about: { part: 'papers', _id, name: String((after ?? before)?.title ?? '') },
  }),
})
