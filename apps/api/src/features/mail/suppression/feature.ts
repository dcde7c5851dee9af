import { softBounceRule } from '@corridor/contract/mail/suppression/kinds'
import type { Feature } from '../../../feature.ts'
import { now } from '../../../platform/clock.ts'
import { suppressionRoutes } from './routes.ts'
import { forgetSoftBounces } from './store.ts'
import { suppressionSpec, suppressions } from './tables.ts'
import { suppressionTransfer } from './transfer.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'forget-soft-bounces': Record<string, never>
  }
}

const dayMs = 86_400_000

export const suppression = {
  routes: suppressionRoutes,
  tables: [suppressions],
  exports: { suppression: { list: suppressionSpec } },
  imports: { suppression: suppressionTransfer },
  jobs: {
    'forget-soft-bounces': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: ({ db }) => forgetSoftBounces(db, new Date(now().getTime() - softBounceRule.days * dayMs)),
    },
  },
} satisfies Feature
