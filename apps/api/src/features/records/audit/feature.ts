import type { Feature } from '../../../feature.ts'
import { auditRoutes } from './routes.ts'
import { tendAudit } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'tend-audit': Record<string, never>
  }
}

export const audit = {
  routes: auditRoutes,
  jobs: {
    'tend-audit': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => tendAudit(db),
    },
  },
} satisfies Feature
