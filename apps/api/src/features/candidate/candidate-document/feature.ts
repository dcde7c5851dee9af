import type { Feature } from '../../../feature.ts'
import { candidateDocumentRules } from './kind.ts'
import { candidateDocumentRoutes } from './routes.ts'
import { documents } from './store.ts'

export const candidateDocument = {
  routes: candidateDocumentRoutes,
  kinds: [candidateDocumentRules],
  tables: [documents],
} satisfies Feature
