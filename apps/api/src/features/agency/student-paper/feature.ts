import type { Feature } from '../../../feature.ts'
import { studentPaperRules } from './kind.ts'
import { studentPaperRoutes } from './routes.ts'
import { papers } from './store.ts'

export const studentPaper = {
  routes: studentPaperRoutes,
  kinds: [studentPaperRules],
  tables: [papers],
} satisfies Feature
