import type { StudentHappening } from '@corridor/contract/student/student/kinds'
import type { Beside } from '../../student/student/timeline.ts'
import { trailOf } from './store.ts'

const happenings: Record<string, StudentHappening> = {
  'file-review.ask': 'review-asked',
  'file-review.approve': 'approved',
  'file-review.override-review': 'overridden',
  'file-review.withdraw': 'review-withdrawn',
  'file-review.comment': 'commented',
  'file-review.answer': 'answered',
}

/** Tells of the reviews of a student's file: asked, decided, commented. Words stand in the review alone. */
export const besideStudent = (): Beside => ({
  part: 'reviews',
  kind: 'file-review',
  rows: trailOf,
  tell: ({ record_id: _id, action }) => ({
    action: happenings[action] ?? 'review-asked',
    about: { part: 'reviews', _id, name: '' },
  }),
})
