import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { campaignRoutes } from './routes.ts'
import { campaignWork } from './send/work.ts'
import { campaigns } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'send-campaign': { id: string }
  }
}

export const campaign = {
  routes: campaignRoutes,
  tables: [campaigns],
  jobs: { 'send-campaign': queueOf(campaignWork, 2) },
  work: [campaignWork],
} satisfies Feature
