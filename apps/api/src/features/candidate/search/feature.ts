import type { Feature } from '../../../feature.ts'
import type { Sql } from '../../../platform/sql.ts'
import { indexWaiting } from './index-words.ts'
import { readResumeScan, readResumeText } from './read-resume-text.ts'
import { searchRoutes } from './routes.ts'
import type { IndexedRow } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'read-resume-text': { candidateId: string }
    'read-resume-scan': { candidateId: string }
    'index-candidates': Record<string, never>
  }
}

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Takes in the words of candidates who were just added, as nobody else can have changed them yet. */
    onCandidateAdded: (tx: Sql, candidates: readonly IndexedRow[]) => Promise<void>
    /** Takes in the words of saved candidates, as they stand in its transaction. */
    onCandidateSaved: (tx: Sql, ids: readonly string[]) => Promise<void>
  }
}

export const search = {
  routes: searchRoutes,
  jobs: {
    'read-resume-text': {
      retryLimit: 2,
      expireInSeconds: 120,
      concurrency: 1,
      work: ({ db, platform }, data) => readResumeText(db, platform, data),
    },
    'read-resume-scan': {
      retryLimit: 2,
      expireInSeconds: 660,
      concurrency: 1,
      work: ({ db, platform }, data) => readResumeScan(db, platform, data),
    },
    'index-candidates': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db, platform }) => indexWaiting(db, platform),
    },
  },
} satisfies Feature
