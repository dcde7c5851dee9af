import type { Feature } from '../../../feature.ts'
import { binUnowned } from './bin-unowned.ts'
import { deleteUnowned } from './delete.ts'
import { companyRules } from './kind.ts'
import { companyRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'bin-unowned-companies': Record<string, never>
  }
}

export const company = {
  routes: companyRoutes,
  jobs: {
    'bin-unowned-companies': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => binUnowned(db),
    },
  },
  kinds: [companyRules],
  // One that nobody came to own was added for the invitation alone.
  hooks: { onRevoked: deleteUnowned },
} satisfies Feature
