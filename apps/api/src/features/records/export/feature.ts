import type { Feature } from '../../../feature.ts'
import { exportRoutes } from './routes.ts'
import { runExport } from './run.ts'
import { tendExports } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'write-export': { exportId: string }
    'tend-exports': Record<string, never>
  }
}

export const exporting = {
  routes: exportRoutes,
  jobs: {
    'write-export': {
      retryLimit: 2,
      expireInSeconds: 300,
      concurrency: 1,
      work: ({ db, platform }, data) => runExport(db, platform, data),
    },
    'tend-exports': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => tendExports(db, platform),
    },
  },
} satisfies Feature
