import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { bulkRoutes } from './routes.ts'
import { bulkWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'run-bulk': { id: string }
  }
}

export const bulk = {
  routes: bulkRoutes,
  jobs: { 'run-bulk': queueOf(bulkWork, 2) },
  work: [bulkWork],
} satisfies Feature
