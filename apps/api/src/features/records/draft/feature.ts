import type { Feature } from '../../../feature.ts'
import { draftRoutes } from './routes.ts'
import { forgetDrafts } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'forget-drafts': Record<string, never>
  }
}

export const draft = {
  routes: draftRoutes,
  jobs: {
    'forget-drafts': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 30,
      work: async ({ db }) => void (await forgetDrafts(db)),
    },
  },
  sealed: [{ table: 'draft', column: 'sealed_values' }],
} satisfies Feature
