import type { Feature } from '../../../feature.ts'
import { vendorDoubles } from './kind.ts'
import { vendorDuplicateRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'match-vendors': Record<string, never>
    'forget-vendor-merges': Record<string, never>
  }
}

export const vendorDuplicate = {
  routes: vendorDuplicateRoutes,
  jobs: {
    'match-vendors': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: vendorDoubles.match,
    },
    'forget-vendor-merges': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: vendorDoubles.forget,
    },
  },
} satisfies Feature
