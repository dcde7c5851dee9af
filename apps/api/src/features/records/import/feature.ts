import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { importRoutes } from './routes.ts'
import { importWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'advance-import': { id: string }
  }
}

export const importing = {
  routes: importRoutes,
  jobs: { 'advance-import': queueOf(importWork, 2) },
  work: [importWork],
  sealed: [
    { table: 'import', column: 'sealed_samples' },
    { table: 'import_row', column: 'sealed' },
  ],
} satisfies Feature
