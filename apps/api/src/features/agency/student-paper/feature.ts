import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { findPaperAsk } from './ask-many.ts'
import { besideStudent } from './beside-student.ts'
import { isBundleGiven } from './bundle/open.ts'
import { bundleWork, forgetBundle } from './bundle/work.ts'
import { listFundsAsked } from './funds-asked.ts'
import { studentPaperRules } from './kind.ts'
import { studentPaperRoutes } from './routes.ts'
import { papers } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-paper-bundle': { id: string }
    'forget-paper-bundle': { id: string }
  }
}

export const studentPaper = {
  routes: studentPaperRoutes,
  kinds: [studentPaperRules],
  tables: [papers],
  jobs: {
    'make-paper-bundle': queueOf(bundleWork, 1),
    'forget-paper-bundle': { retryLimit: 5, expireInSeconds: 60, concurrency: 1, work: forgetBundle },
  },
  work: [bundleWork],
  hooks: { isStillGiven: isBundleGiven, findBulkAsk: findPaperAsk, listFundsAsked, tellBesideStudent: besideStudent },
} satisfies Feature
