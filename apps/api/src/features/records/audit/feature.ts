import type { Feature } from '../../../feature.ts'
import { keepMonths } from './keep-months.ts'
import { auditRoutes } from './routes.ts'
import { auditExportSpec } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'keep-audit-months': Record<string, never>
  }
}

export const audit = {
  routes: auditRoutes,
  exports: { audit: { list: auditExportSpec } },
  jobs: {
    'keep-audit-months': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => keepMonths(db),
    },
  },
} satisfies Feature
