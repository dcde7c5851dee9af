import type { Feature } from '../../../feature.ts'
import { recipientRoutes } from './routes.ts'

export const recipient = {
  routes: recipientRoutes,
} satisfies Feature
