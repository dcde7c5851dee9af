import type { Feature } from '../../../feature.ts'
import { mailReportRoutes } from './routes.ts'

export const mailReport = {
  routes: mailReportRoutes,
} satisfies Feature
