import type { Feature } from '../../../feature.ts'
import { fileRoutes } from './routes.ts'
import { removeFiles, sweepFiles } from './sweep.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'sweep-files': Record<string, never>
    'remove-files': { keys: string[] }
  }
}

export const file = {
  routes: fileRoutes,
  jobs: {
    'sweep-files': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 15,
      work: ({ db, platform }) => sweepFiles(db, platform.storage),
    },
    'remove-files': {
      retryLimit: 5,
      expireInSeconds: 300,
      concurrency: 1,
      work: ({ platform }, { keys }) => removeFiles(platform.storage, keys),
    },
  },
} satisfies Feature
