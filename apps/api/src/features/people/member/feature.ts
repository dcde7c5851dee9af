import type { Feature } from '../../../feature.ts'
import { memberRoutes } from './routes.ts'

export const member = {
  routes: memberRoutes,
} satisfies Feature
