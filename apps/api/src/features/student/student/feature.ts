import type { Feature } from '../../../feature.ts'
import { handStudentsBack, handStudentsOver, leaveStudents } from './hand-over.ts'
import { studentRules } from './kind.ts'
import { studentRoutes } from './routes.ts'
import { countLed } from './store.ts'
import { students } from './tables.ts'

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
