import type { Feature } from '../../../feature.ts'
import { billingRules } from './kind.ts'
import { billingRoutes } from './routes.ts'
import { billingTable } from './store.ts'

export const billing = {
  routes: billingRoutes,
  kinds: [billingRules],
  tables: [billingTable],
} satisfies Feature
