import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { recipientRoutes } from './routes.ts'
import { campaignWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'send-campaign': { id: string }
  }
}

export const recipient = {
  routes: recipientRoutes,
  jobs: { 'send-campaign': queueOf(campaignWork, 2) },
  work: [campaignWork],
} satisfies Feature
