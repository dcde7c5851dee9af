import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { isExportGiven } from './download.ts'
import { forgetExport } from './forget.ts'
import { exportRoutes } from './routes.ts'
import { exportWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'write-export': { id: string }
    'forget-export': { id: string }
  }
}

export const exporting = {
  routes: exportRoutes,
  jobs: {
    'write-export': queueOf(exportWork, 1),
    'forget-export': { retryLimit: 5, expireInSeconds: 60, concurrency: 1, work: forgetExport },
  },
  work: [exportWork],
  hooks: { isStillGiven: isExportGiven },
} satisfies Feature
