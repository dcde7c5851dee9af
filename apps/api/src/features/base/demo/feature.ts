import type { Feature } from '../../../feature.ts'
import { demoRoutes } from './routes.ts'

export const demo = {
  routes: demoRoutes,
} satisfies Feature
