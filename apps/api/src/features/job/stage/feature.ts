import type { Feature } from '../../../feature.ts'
import { stageRoutes } from './routes.ts'
import { stages } from './tables.ts'

export const stage = {
  routes: stageRoutes,
  tables: [stages],
} satisfies Feature
