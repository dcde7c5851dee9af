import type { Feature } from '../../../feature.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard = {
  routes: dashboardRoutes,
} satisfies Feature
