import type { Feature } from '../../../feature.ts'
import { writeDigests } from './digest.ts'
import { notificationRoutes } from './routes.ts'
import { tendNotifications } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'tend-notifications': Record<string, never>
    'write-digests': Record<string, never>
  }
}

export const notification = {
  routes: notificationRoutes,
  jobs: {
    'tend-notifications': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => tendNotifications(db),
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
