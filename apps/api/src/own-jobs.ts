import { foldTotals } from './db/list/state.ts'
import { type AnyWork, forgetAll, resumeAll } from './db/long-work/serve.ts'
import { forgetKeys } from './db/once.ts'
import { resealColumns, type SealedColumn } from './db/reseal.ts'
import type { FeatureJobs } from './feature.ts'
import { forgetSessions } from './http/session/own-sessions.ts'

declare module './platform/jobs.ts' {
  interface JobData {
    'fold-totals': Record<string, never>
    'resume-work': Record<string, never>
    'forget-work': Record<string, never>
    'forget-keys': Record<string, never>
    'forget-sessions': Record<string, never>
    'reseal-fields': Record<string, never>
  }
}

/** Jobs of the process itself, for all features. */
export const ownJobs = (sealed: readonly SealedColumn[], work: readonly AnyWork[]): FeatureJobs => ({
  'resume-work': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    everyMinutes: 1,
    work: ({ db, platform }) => resumeAll(db, platform, work),
  },
  'forget-work': {
    retryLimit: 0,
    expireInSeconds: 300,
    concurrency: 1,
    everyMinutes: 10,
    work: ({ db, platform }) => forgetAll(db, platform, work),
  },
  'fold-totals': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    everyMinutes: 1,
    work: async ({ db }) => void (await foldTotals(db)),
  },
  'forget-keys': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    everyMinutes: 30,
    work: async ({ db }) => void (await forgetKeys(db)),
  },
  'forget-sessions': {
    retryLimit: 0,
    expireInSeconds: 60,
    concurrency: 1,
    everyMinutes: 30,
    work: ({ db }) => forgetSessions(db),
  },
  'reseal-fields': {
    retryLimit: 0,
    expireInSeconds: 900,
    concurrency: 1,
    everyMinutes: 30,
    work: async ({ db, platform }) => void (await resealColumns(db, platform.fields, sealed)),
  },
})
