import type { Feature } from '../../../feature.ts'
import { countMails } from './list.ts'
import { mailReportRoutes } from './routes.ts'

export const mailReport = {
  routes: mailReportRoutes,
  exports: { 'mail-report': { rows: countMails } },
} satisfies Feature
