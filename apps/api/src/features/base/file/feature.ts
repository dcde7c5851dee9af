import type { Caller, Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Feature } from '../../../feature.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { fileRoutes } from './routes.ts'
import { sealPlainFiles } from './seal-plain.ts'
import { removeFiles, sweepFiles } from './sweep.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'sweep-files': Record<string, never>
    'remove-files': { keys: string[] }
    'seal-files': Record<string, never>
  }
}

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** SQL: whether a member sees the mail that the file `key` came with, or went along with. */
    isSeenMailFile: (sql: Sql, scope: CompanyScope, caller: Caller) => Fragment
    /** Whether the caller may still have a file that a call of the area above gave them an address of; false for any other file. */
    isStillGiven: (context: Context, file: { key: string; purpose: string }) => Promise<boolean>
  }
}

export const file = {
  routes: fileRoutes,
  jobs: {
    'sweep-files': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 15,
      work: ({ db, platform }) => sweepFiles(db, platform.storage),
    },
    'remove-files': {
      retryLimit: 5,
      expireInSeconds: 300,
      concurrency: 1,
      work: ({ platform }, { keys }) => removeFiles(platform.storage, keys),
    },
    'seal-files': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 1,
      work: ({ db, platform }) => sealPlainFiles(db, platform),
    },
  },
  sealed: [{ table: 'data_key', column: 'wrapped' }],
} satisfies Feature
