import type { Feature } from '../../../feature.ts'
import { settleAfter } from './after-parse.ts'
import { resumeBatchRoutes } from './routes.ts'
import { settleFile } from './settle.ts'
import { batchWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'settle-resume': { fileId: string }
  }
}

export const resumeBatch = {
  routes: resumeBatchRoutes,
  jobs: {
    // As with long work, `resume-work` takes up what a worker that died has left.
    'settle-resume': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 2,
      work: ({ db, platform }, data) => settleFile(db, platform, data),
    },
  },
  work: [batchWork],
  hooks: { afterParse: settleAfter },
} satisfies Feature
