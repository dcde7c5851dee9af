import type { Feature } from '../../../feature.ts'
import { viewRoutes } from './routes.ts'

export const view = {
  routes: viewRoutes,
} satisfies Feature
