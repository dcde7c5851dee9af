import type { Feature } from '../../../feature.ts'
import { unitRoutes } from './routes.ts'
import { units } from './store.ts'

export const unit = {
  routes: unitRoutes,
  tables: [units],
} satisfies Feature
