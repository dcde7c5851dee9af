import type { Feature } from '../../../feature.ts'
import { fillAfter } from './after-parse.ts'
import { fillApplicant } from './fill-applicant.ts'
import { keepEarlier } from './keep-earlier.ts'
import { applicationRules } from './kind.ts'
import { applicationRoutes } from './routes.ts'
import { applications } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'fill-applicant': { applicationId: string }
  }
}

export const application = {
  routes: applicationRoutes,
  kinds: [applicationRules],
  jobs: {
    'fill-applicant': {
      retryLimit: 2,
      expireInSeconds: 60,
      concurrency: 1,
      work: ({ db, platform }, data) => fillApplicant(db, platform, data),
    },
  },
  tables: [applications],
  hooks: { afterParse: fillAfter, onCandidateMerged: keepEarlier },
} satisfies Feature
