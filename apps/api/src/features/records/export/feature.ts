import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { exportRoutes } from './routes.ts'
import { exportWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'write-export': { id: string }
  }
}

export const exporting = {
  routes: exportRoutes,
  jobs: { 'write-export': queueOf(exportWork, 1) },
  work: [exportWork],
} satisfies Feature
