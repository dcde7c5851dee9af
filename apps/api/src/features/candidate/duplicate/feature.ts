import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import { candidateDoubles } from './kind.ts'
import { duplicateRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'match-candidates': Record<string, never>
    'forget-merges': Record<string, never>
  }
}

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Settles what two candidates had each, once they turned out to be one person. */
    onCandidateMerged: (context: CompanyContext, tx: postgres.TransactionSql) => Promise<unknown>
  }
}

export const duplicate = {
  routes: duplicateRoutes,
  jobs: {
    'match-candidates': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: candidateDoubles.match,
    },
    'forget-merges': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 60,
      work: candidateDoubles.forget,
    },
  },
} satisfies Feature
