import type postgres from 'postgres'
import type { Platform } from '../../platform.ts'
import type { LongWork, WorkOfItems, WorkRow } from './kind.ts'
import { forgetOld, resumeLost } from './resume.ts'
import { runWork } from './run.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own rows; here they are only handed through.
export type AnyWork = LongWork<any> | WorkOfItems

/** The queue of a kind: it tries nothing again, and lets work last. The lease tells who lives, and `resume-work` takes up what is lost. */
export const queueOf = <Row extends WorkRow>(kind: LongWork<Row>, concurrency: number) => ({
  retryLimit: 0,
  expireInSeconds: 3_600,
  concurrency,
  work: ({ db, platform }: { db: postgres.Sql; platform: Platform }, { id }: { id: string }) =>
    runWork(db, platform, kind, id),
})

/** Takes up what workers that died have left of any kind. */
export async function resumeAll(sql: postgres.Sql, platform: Platform, kinds: readonly AnyWork[]): Promise<void> {
  for (const kind of kinds) {
    if ('table' in kind) await resumeLost(sql, platform, kind)
    else await kind.resumeItems(sql, platform)
  }
}

/** Forgets what is old of any kind. */
export async function forgetAll(sql: postgres.Sql, platform: Platform, kinds: readonly AnyWork[]): Promise<void> {
  for (const kind of kinds) {
    if ('table' in kind) await forgetOld(sql, platform, kind)
    else await kind.forget(sql, platform)
  }
}
