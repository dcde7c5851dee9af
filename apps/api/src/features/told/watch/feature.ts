import type { Feature } from '../../../feature.ts'
import { watchRoutes } from './routes.ts'
import { forgetWatches } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'forget-watches': Record<string, never>
  }
}

export const watch = {
  routes: watchRoutes,
  jobs: {
    'forget-watches': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 60,
      work: async ({ db }) => void (await forgetWatches(db)),
    },
  },
} satisfies Feature
