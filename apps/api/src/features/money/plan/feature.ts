import type { Feature } from '../../../feature.ts'
import { endPlans } from './end-plans.ts'
import { planRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'end-plans': Record<string, never>
  }
}

export const plan = {
  routes: planRoutes,
  jobs: {
    'end-plans': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => endPlans(db, platform),
    },
  },
} satisfies Feature
