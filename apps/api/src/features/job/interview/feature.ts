import type { Feature } from '../../../feature.ts'
import { interviewRules } from './kind.ts'
import { remindInterviews } from './remind.ts'
import { interviewRoutes } from './routes.ts'
import { interviews } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'remind-interviews': Record<string, never>
  }
}

export const interview = {
  routes: interviewRoutes,
  kinds: [interviewRules],
  tables: [interviews],
  jobs: {
    'remind-interviews': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db, platform }) => remindInterviews(db, platform),
    },
  },
} satisfies Feature
