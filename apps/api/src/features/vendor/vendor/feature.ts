import type { Feature } from '../../../feature.ts'
import { vendorRules } from './kind.ts'
import { vendorRoutes } from './routes.ts'
import { vendors } from './tables.ts'

export const vendor = {
  routes: vendorRoutes,
  kinds: [vendorRules],
  tables: [vendors],
} satisfies Feature
