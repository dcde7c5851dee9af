import type { Feature } from '../../../feature.ts'
import { askAnew } from './ask-anew.ts'
import { makeAgreement } from './make.ts'
import { agreementRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-agreement': { paperId: string }
    'ask-agreement': Record<string, never>
  }
}

export const agreement = {
  routes: agreementRoutes,
  jobs: {
    'make-agreement': {
      retryLimit: 10,
      expireInSeconds: 300,
      concurrency: 1,
      work: (parts, { paperId }) => makeAgreement(parts, paperId),
    },
    // A version holds from a day on, and a certificate ends on one, without anybody writing to them.
    'ask-agreement': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => db.begin((tx) => askAnew(tx, platform)),
    },
  },
} satisfies Feature
