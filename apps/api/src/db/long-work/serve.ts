import type postgres from 'postgres'
import type { Platform } from '../../platform.ts'
import type { LongWork, WorkOfItems, WorkRow } from './kind.ts'
import { forgetOld, resumeLost } from './resume.ts'
import { runWork } from './run.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own rows; here they are only handed through.
type AnyWork = LongWork<any>

/** Has this process work on these kinds, take up what other processes lost, and forget what is old. */
export function serveWork(
  sql: postgres.Sql,
  platform: Platform,
  kinds: readonly AnyWork[],
  ofItems: readonly WorkOfItems[],
): void {
  const { jobs } = platform
  const each = async (act: (sql: postgres.Sql, platform: Platform, kind: LongWork<WorkRow>) => Promise<void>) => {
    for (const kind of kinds) await act(sql, platform, kind)
  }
  for (const kind of kinds) jobs.handle(kind.job, ({ id }) => runWork(sql, platform, kind, id))
  jobs.handle('resume-work', async () => {
    await each(resumeLost)
    for (const { resume } of ofItems) await resume(sql, platform)
  })
  jobs.handle('forget-work', async () => {
    await each(forgetOld)
    for (const { forget } of ofItems) await forget(sql, platform)
  })
}
