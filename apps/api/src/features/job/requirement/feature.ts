import type { Feature } from '../../../feature.ts'
import { requirementRoutes } from './routes.ts'

export const requirement = {
  routes: requirementRoutes,
} satisfies Feature
