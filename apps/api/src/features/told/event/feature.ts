import type { Feature } from '../../../feature.ts'
import { eventRoutes } from './routes.ts'

export const event = {
  routes: eventRoutes,
} satisfies Feature
