import { authorityStatusNames } from '@corridor/contract/agency/student-application/authority'
import { applicationStageNames, type StudentHappening } from '@corridor/contract/student/student/kinds'
import type { Beside } from '../../../student/student/timeline.ts'
import type { TrailRow } from '../../../told/note/tables.ts'
import { trailOf } from './store.ts'

const happenings: Record<string, StudentHappening> = {
  'student-application.add': 'applied',
  'student-application.move': 'moved',
  'student-application.undo-move': 'move-undone',
  'student-application.set-authority': 'authority',
  'student-application.defer': 'moved',
  'student-application.delete': 'application-deleted',
}

const names: Readonly<Record<string, string>> = { ...authorityStatusNames, ...applicationStageNames }

/** Tells of a student's applications: where one was added, and each move of its stage and of the authority's status. */
export const besideStudent = (): Beside => ({
  part: 'applications',
  kind: 'student-application',
  rows: trailOf,
  tell(row) {
    const { record_id: _id, action } = row
    const column = action === 'student-application.set-authority' ? 'authority' : 'stage'
    const isMoved =
      valueIn(row.before, column) !== valueIn(row.after, column) && row.before !== null && row.after !== null
    return {
      action: happenings[action] ?? 'application-changed',
      about: { part: 'applications', _id, name: institutionIn(row.record_name) },
      from: isMoved ? (names[valueIn(row.before, column)] ?? null) : null,
      to: isMoved ? (names[valueIn(row.after, column)] ?? null) : null,
    }
  },
})

const valueIn = (facts: TrailRow['before'], column: string) => String(facts?.[column] ?? '')

// The page is the student's: of the name, student and institution, the second says which.
const institutionIn = (name: string | null) => name?.replace(/^.*? · /, '') ?? ''
