import type { Feature } from '../../../feature.ts'
import { renewPapers } from './ask-anew.ts'
import { makeAgreement } from './make.ts'
import { agreementRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-agreement': { paperId: string }
    'renew-papers': Record<string, never>
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
    'renew-papers': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 1,
      work: renewPapers,
    },
  },
} satisfies Feature
