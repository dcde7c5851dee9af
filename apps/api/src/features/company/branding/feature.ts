import type { Feature } from '../../../feature.ts'
import { brandingRoutes } from './routes.ts'

export const branding = {
  routes: brandingRoutes,
} satisfies Feature
