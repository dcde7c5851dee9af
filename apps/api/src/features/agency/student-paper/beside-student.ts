import type { StudentHappening } from '@corridor/contract/student/student/kinds'
import type { Beside } from '../../student/student/timeline.ts'
import { trailOf } from './store.ts'

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
  rows: trailOf,
  tell: ({ record_id: _id, action, before, after }) => ({
    action: happenings[action] ?? 'paper-changed',
    about: { part: 'papers', _id, name: String((after ?? before)?.title ?? '') },
  }),
})
