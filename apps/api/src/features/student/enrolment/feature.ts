import type { Feature } from '../../../feature.ts'
import { enrolmentRoutes } from './routes.ts'

export const enrolment = {
  routes: enrolmentRoutes,
} satisfies Feature
