import type { Feature } from '../../../feature.ts'
import { writeDigests } from './digest.ts'
import { forgetOldNotifications } from './forget.ts'
import { notificationRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'forget-notifications': Record<string, never>
    'write-digests': Record<string, never>
  }
}

export const notification = {
  routes: notificationRoutes,
  jobs: {
    'forget-notifications': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => forgetOldNotifications(db),
    },
    // Zones lie quarters of an hour apart.
    'write-digests': {
      retryLimit: 0,
      expireInSeconds: 600,
      concurrency: 1,
      everyMinutes: 15,
      work: ({ db, platform }) => writeDigests(db, platform),
    },
  },
} satisfies Feature
