import type { Feature } from '../../../feature.ts'
import { advanceImport } from './advance.ts'
import { readImport } from './read.ts'
import { importRoutes } from './routes.ts'
import { tendImports } from './tend.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'read-import': { importId: string }
    'advance-import': { importId: string }
    'tend-imports': Record<string, never>
  }
}

export const importing = {
  routes: importRoutes,
  jobs: {
    // Thousands of resumes may come beside the table, each to be judged.
    'read-import': {
      retryLimit: 2,
      expireInSeconds: 600,
      concurrency: 1,
      work: ({ db, platform }, data) => readImport(db, platform, data),
    },
    // A turn takes seconds, so that a worker that died is noticed soon.
    'advance-import': {
      retryLimit: 3,
      expireInSeconds: 60,
      concurrency: 2,
      work: ({ db, platform }, data) => advanceImport(db, platform, data),
    },
    'tend-imports': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => tendImports(db, platform),
    },
  },
} satisfies Feature
