import type { Feature } from '../../../feature.ts'
import { vendorGroupRules } from './kind.ts'
import { vendorGroupRoutes } from './routes.ts'
import { groups } from './tables.ts'

export const vendorGroup = {
  routes: vendorGroupRoutes,
  kinds: [vendorGroupRules],
  tables: [groups],
} satisfies Feature
