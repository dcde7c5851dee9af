import type { Feature } from '../../../feature.ts'
import { vendorDocumentRules } from './kind.ts'
import { vendorDocumentRoutes } from './routes.ts'
import { documents } from './store.ts'

export const vendorDocument = {
  routes: vendorDocumentRoutes,
  kinds: [vendorDocumentRules],
  tables: [documents],
} satisfies Feature
