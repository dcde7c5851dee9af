import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import type { BulkAsk } from './ask.ts'
import { bulkRoutes } from './routes.ts'
import { bulkWork } from './work.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** How something is asked of records of a kind; undefined if nothing is. */
    findBulkAsk: (kind: RecordKind) => BulkAsk | undefined
  }
}

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
