import type { Feature } from '../../../feature.ts'
import { companyRules } from './kind.ts'
import { companyRoutes } from './routes.ts'
import { tendCompanies } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'tend-companies': Record<string, never>
  }
}

export const company = {
  routes: companyRoutes,
  jobs: {
    'tend-companies': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => tendCompanies(db),
    },
  },
  kinds: [companyRules],
} satisfies Feature
