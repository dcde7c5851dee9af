import type { Feature } from '../../../feature.ts'
import { studentDoubles } from './kind.ts'
import { studentDuplicateRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'match-students': Record<string, never>
    'forget-student-merges': Record<string, never>
  }
}

export const studentDuplicate = {
  routes: studentDuplicateRoutes,
  jobs: {
    'match-students': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: studentDoubles.match,
    },
    'forget-student-merges': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: studentDoubles.forget,
    },
  },
  sealed: [
    { table: 'student_merge', column: 'sealed_passport' },
    { table: 'student_merge', column: 'sealed_birth_date' },
  ],
} satisfies Feature
