import type { Feature } from '../../../feature.ts'
import { programmeRules } from './kind.ts'
import { programmeRoutes } from './routes.ts'
import { programmes } from './tables.ts'

export const programme = {
  routes: programmeRoutes,
  kinds: [programmeRules],
  tables: [programmes],
} satisfies Feature
