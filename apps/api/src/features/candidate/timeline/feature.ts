import type { Feature } from '../../../feature.ts'
import { timelineRoutes } from './routes.ts'

export const timeline = {
  routes: timelineRoutes,
} satisfies Feature
