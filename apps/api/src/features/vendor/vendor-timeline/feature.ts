import type { Feature } from '../../../feature.ts'
import { vendorTimelineRoutes } from './routes.ts'

export const vendorTimeline = {
  routes: vendorTimelineRoutes,
} satisfies Feature
