import type { Feature } from '../../../feature.ts'
import { studentFileRoutes } from './routes.ts'

export const studentFile = {
  routes: studentFileRoutes,
} satisfies Feature
