import type { StudentHappening } from '@corridor/contract/student/student/kinds'
import type { Beside } from '../../student/student/timeline.ts'

const happenings: Record<string, StudentHappening> = {
  'file-review.ask': 'review-asked',
  'file-review.approve': 'approved',
  'file-review.override-review': 'overridden',
  'file-review.withdraw': 'review-withdrawn',
  'file-review.comment': 'commented',
  'file-review.answer': 'answered',
}

/** Tells of the reviews of a student's file: asked, decided, commented. What somebody wrote stands in the review alone. */
export const besideStudent = (): Beside => ({
  part: 'reviews',
  kind: 'file-review',
  rows: (sql, studentId) => sql`
    select a.* from file_review t join audit a on a.record_id = t.id::text and a.record_kind = 'file-review'
    where t.student_id = ${studentId}`,
  tell: ({ record_id: _id, action }) => ({
    action: happenings[action] ?? 'review-asked',
    about: { part: 'reviews', _id, name: '' },
  }),
})
