import type { Feature } from '../../../feature.ts'
import { referenceRoutes } from './routes.ts'

export const reference = {
  routes: referenceRoutes,
} satisfies Feature
