import type { Feature } from '../../../feature.ts'
import { handStudentsBack, handStudentsOver, leaveStudents } from './hand-over.ts'
import { studentRules } from './kind.ts'
import { studentRoutes } from './routes.ts'
import { countLed } from './store.ts'
import { students } from './tables.ts'
import type { Beside } from './timeline.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Tells what happened to records of one kind that stand beside a student. */
    tellBesideStudent: () => Beside
  }
}

export const student = {
  routes: studentRoutes,
  kinds: [studentRules],
  tables: [students],
  hooks: {
    countWork: countLed,
    afterHandOver: handStudentsOver,
    afterHandBack: handStudentsBack,
    afterLeaving: leaveStudents,
  },
} satisfies Feature
