import type { Feature } from '../../../feature.ts'
import { claimRoutes } from './routes.ts'

export const claim = {
  routes: claimRoutes,
} satisfies Feature
