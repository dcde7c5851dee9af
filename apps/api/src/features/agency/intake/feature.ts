import type { Feature } from '../../../feature.ts'
import { intakeRules } from './kind.ts'
import { intakeRoutes } from './routes.ts'
import { intakes } from './tables.ts'

export const intake = {
  routes: intakeRoutes,
  kinds: [intakeRules],
  tables: [intakes],
} satisfies Feature
