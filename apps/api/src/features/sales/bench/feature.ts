import type { Feature } from '../../../feature.ts'
import { benchRoutes } from './routes.ts'

export const bench = {
  routes: benchRoutes,
} satisfies Feature
