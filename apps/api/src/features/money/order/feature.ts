import type { Feature } from '../../../feature.ts'
import { orderRoutes } from './routes.ts'

export const order = {
  routes: orderRoutes,
} satisfies Feature
