import type { Feature } from '../../../feature.ts'
import { purgeBin } from './purge.ts'
import { binRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'purge-bin': Record<string, never>
  }
}

export const bin = {
  routes: binRoutes,
  jobs: {
    'purge-bin': {
      retryLimit: 0,
      expireInSeconds: 900,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db, platform }) => purgeBin(db, platform),
    },
  },
} satisfies Feature
