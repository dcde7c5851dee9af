import type { Feature } from '../../../feature.ts'
import { infoRoutes } from './routes.ts'

export const info = {
  routes: infoRoutes,
} satisfies Feature
