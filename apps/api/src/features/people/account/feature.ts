import type { Feature } from '../../../feature.ts'
import { accountRoutes } from './routes.ts'
import { sendCode } from './send-code.ts'
import { sendResetLink } from './send-reset-link.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'send-code': { userId: string | null }
    'send-reset-link': { userId: string | null }
  }
}

export const account = {
  routes: accountRoutes,
  jobs: {
    'send-code': {
      retryLimit: 3,
      expireInSeconds: 60,
      concurrency: 1,
      work: ({ db, platform }, data) => sendCode(db, platform, data),
    },
    'send-reset-link': {
      retryLimit: 3,
      expireInSeconds: 60,
      concurrency: 1,
      work: ({ db, platform }, data) => sendResetLink(db, platform, data),
    },
  },
} satisfies Feature
