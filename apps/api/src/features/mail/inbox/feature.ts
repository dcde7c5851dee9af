import type { Feature } from '../../../feature.ts'
import { forgetConversations } from './forget.ts'
import { keepAsk } from './keep-ask.ts'
import { listWritten } from './list-written.ts'
import { inboxRoutes } from './routes.ts'
import { allThreadsTable, isSeenFile } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'forget-conversations': Record<string, never>
  }
}

export const inbox = {
  routes: inboxRoutes,
  tables: [allThreadsTable],
  hooks: { isSeenMailFile: isSeenFile, listWritten, keepAsk },
  jobs: {
    'forget-conversations': {
      retryLimit: 0,
      expireInSeconds: 600,
      concurrency: 1,
      everyMinutes: 60,
      work: forgetConversations,
    },
  },
} satisfies Feature
