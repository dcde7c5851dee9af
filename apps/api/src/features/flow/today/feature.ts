import type { Feature } from '../../../feature.ts'
import { todayRoutes } from './routes.ts'

export const today = { routes: todayRoutes } satisfies Feature
