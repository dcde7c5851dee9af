import type { Feature } from '../../../feature.ts'
import { userRoutes } from './routes.ts'

export const user = {
  routes: userRoutes,
} satisfies Feature
