import type { Feature } from '../../../feature.ts'
import { bulkRoutes } from './routes.ts'
import { resumeBulks, runBulk } from './run.ts'
import { forgetBulks } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'run-bulk': { bulkId: string }
    'resume-bulks': Record<string, never>
    'forget-bulks': Record<string, never>
  }
}

export const bulk = {
  routes: bulkRoutes,
  jobs: {
    // One that dies is taken up by `resume-bulks`.
    'run-bulk': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 2,
      work: ({ db, platform }, data) => runBulk(db, platform, data),
    },
    'resume-bulks': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db, platform }) => resumeBulks(db, platform),
    },
    'forget-bulks': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: async ({ db }) => void (await forgetBulks(db)),
    },
  },
} satisfies Feature
