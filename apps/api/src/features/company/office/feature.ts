import type { Feature } from '../../../feature.ts'
import { officeRules } from './kind.ts'
import { officeRoutes } from './routes.ts'
import { officeTable } from './store.ts'

export const office = {
  routes: officeRoutes,
  kinds: [officeRules],
  tables: [officeTable],
} satisfies Feature
