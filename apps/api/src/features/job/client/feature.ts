import type { Feature } from '../../../feature.ts'
import { clientDoubles } from './doubles.ts'
import { clientRules } from './kind.ts'
import { clientDuplicateRoutes, clientRoutes } from './routes.ts'
import { clients } from './tables.ts'

export const client = {
  routes: clientRoutes,
  kinds: [clientRules],
  tables: [clients],
} satisfies Feature

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'match-clients': Record<string, never>
    'forget-client-merges': Record<string, never>
  }
}

export const clientDuplicate = {
  routes: clientDuplicateRoutes,
  jobs: {
    'match-clients': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: clientDoubles.match,
    },
    'forget-client-merges': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: clientDoubles.forget,
    },
  },
} satisfies Feature
