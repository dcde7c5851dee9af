import type { Feature } from '../../../feature.ts'
import { houseServerRoutes } from './routes.ts'

export const houseServer = {
  routes: houseServerRoutes,
} satisfies Feature
