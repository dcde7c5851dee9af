import type { Feature } from '../../../feature.ts'
import { benchRoutes } from './routes.ts'
import { benchSpec } from './store.ts'

export const bench = {
  routes: benchRoutes,
  lists: { bench: benchSpec },
} satisfies Feature
