import type { Feature } from '../../../feature.ts'
import { familyRoutes } from './routes.ts'

export const family = {
  routes: familyRoutes,
} satisfies Feature
