import type { Feature } from '../../../feature.ts'
import { remindTasks } from './remind.ts'
import { taskRoutes } from './routes.ts'
import { tasks } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'remind-tasks': Record<string, never>
  }
}

export const task = {
  routes: taskRoutes,
  tables: [tasks],
  jobs: {
    'remind-tasks': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db, platform }) => remindTasks(db, platform),
    },
  },
} satisfies Feature
