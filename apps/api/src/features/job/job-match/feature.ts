import type { Feature } from '../../../feature.ts'
import { readProfiles } from './read-profiles.ts'
import { jobMatchRoutes } from './routes.ts'
import { keepProfiles, keepProfilesOf } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'read-profiles': Record<string, never>
  }
}

export const jobMatch = {
  routes: jobMatchRoutes,
  hooks: { onCandidateAdded: keepProfilesOf, onCandidateSaved: keepProfiles },
  jobs: {
    'read-profiles': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db }) => readProfiles(db),
    },
  },
} satisfies Feature
