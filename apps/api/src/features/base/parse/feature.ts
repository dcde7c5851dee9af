import type { Feature } from '../../../feature.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Sql } from '../../../platform/sql.ts'
import { forgetReadings } from './forget.ts'
import { parseRoutes } from './routes.ts'
import { runParse, runScan } from './run-parse.ts'
import { endLostParses } from './store.ts'
import { zoneColumn } from './zone.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'parse-resume': { parseId: string; companyId: string }
    'parse-scan': { parseId: string; companyId: string }
    'end-lost-parses': Record<string, never>
    'forget-readings': Record<string, never>
  }
}

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Goes on with what waited for a reading, in the transaction that ends it. */
    afterParse: (tx: Sql, jobs: Jobs, parseId: string) => Promise<void>
  }
}

export const parse = {
  routes: parseRoutes,
  jobs: {
    'parse-resume': {
      retryLimit: 2,
      expireInSeconds: 120,
      concurrency: 2,
      work: ({ db, platform }, data) => runParse(db, platform, data),
    },
    // Apart from the others, so that none waits behind a scan; ten pages may take a minute each.
    'parse-scan': {
      retryLimit: 2,
      expireInSeconds: 660,
      concurrency: 1,
      work: ({ db, platform }, data) => runScan(db, platform, data),
    },
    'end-lost-parses': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 5,
      work: async ({ db }) => void (await endLostParses(db)),
    },
    'forget-readings': {
      retryLimit: 0,
      expireInSeconds: 60,
      concurrency: 1,
      everyMinutes: 10,
      work: ({ db, platform }) => forgetReadings(db, platform.jobs),
    },
  },
  sealed: [{ table: 'parse_text', column: 'sealed_pages' }, zoneColumn],
} satisfies Feature
