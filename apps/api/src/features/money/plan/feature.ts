import type { Feature } from '../../../feature.ts'
import { planRoutes } from './routes.ts'
import { tendPlans } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'tend-plans': Record<string, never>
  }
}

export const plan = {
  routes: planRoutes,
  jobs: {
    'tend-plans': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => tendPlans(db, platform),
    },
  },
} satisfies Feature
