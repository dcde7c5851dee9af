import type { Feature } from '../../../feature.ts'
import { locationRules } from './kind.ts'
import { locationRoutes } from './routes.ts'

export const location = {
  routes: locationRoutes,
  kinds: [locationRules],
} satisfies Feature
