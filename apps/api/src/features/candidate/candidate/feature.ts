import type { Feature } from '../../../feature.ts'
import { candidateRules } from './kind.ts'
import { readWaitingPhones } from './read-phones.ts'
import { candidateRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'read-phones': Record<string, never>
  }
}

export const candidate = {
  routes: candidateRoutes,
  kinds: [candidateRules],
  jobs: {
    'read-phones': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db }) => readWaitingPhones(db),
    },
  },
} satisfies Feature
