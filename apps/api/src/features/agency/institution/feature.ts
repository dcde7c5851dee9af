import type { Feature } from '../../../feature.ts'
import { institutionRules } from './kind.ts'
import { institutionRoutes } from './routes.ts'
import { institutions } from './tables.ts'

export const institution = {
  routes: institutionRoutes,
  kinds: [institutionRules],
  tables: [institutions],
} satisfies Feature
