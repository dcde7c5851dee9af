import type { Feature } from '../../../feature.ts'
import { placementRules } from './kind.ts'
import { placementRoutes } from './routes.ts'
import { placements } from './tables.ts'
import { turnPlacements } from './turn.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'turn-placements': Record<string, never>
  }
}

export const placement = {
  routes: placementRoutes,
  kinds: [placementRules],
  tables: [placements],
  jobs: {
    'turn-placements': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      // Half past midnight of every zone is one of these.
      everyMinutes: 15,
      work: (parts) => turnPlacements(parts),
    },
  },
} satisfies Feature
