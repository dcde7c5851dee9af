import type { Feature } from '../../../feature.ts'
import { studentDocumentRules } from './kind.ts'
import { isPaperGiven } from './open.ts'
import { studentDocumentRoutes } from './routes.ts'
import { documents } from './store.ts'

export const studentDocument = {
  routes: studentDocumentRoutes,
  kinds: [studentDocumentRules],
  tables: [documents],
  hooks: { isStillGiven: isPaperGiven },
} satisfies Feature
