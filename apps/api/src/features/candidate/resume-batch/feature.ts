import type { Feature } from '../../../feature.ts'
import { resumeBatchRoutes } from './routes.ts'
import { settleFile } from './settle.ts'
import { tendBatches } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'settle-resume': { fileId: string }
    'tend-batches': Record<string, never>
  }
}

export const resumeBatch = {
  routes: resumeBatchRoutes,
  jobs: {
    'settle-resume': {
      retryLimit: 3,
      expireInSeconds: 60,
      concurrency: 2,
      work: ({ db, platform }, data) => settleFile(db, platform, data),
    },
    'tend-batches': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 5,
      work: ({ db, platform }) => tendBatches(db, platform.jobs),
    },
  },
} satisfies Feature
