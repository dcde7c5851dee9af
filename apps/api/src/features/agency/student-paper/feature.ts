import type { Feature } from '../../../feature.ts'
import { besideStudent } from './beside-student.ts'
import { listFundsAsked } from './funds-asked.ts'
import { studentPaperRules } from './kind.ts'
import { studentPaperRoutes } from './routes.ts'
import { papers } from './store.ts'

export const studentPaper = {
  routes: studentPaperRoutes,
  kinds: [studentPaperRules],
  tables: [papers],
  hooks: { listFundsAsked, tellBesideStudent: besideStudent },
} satisfies Feature
