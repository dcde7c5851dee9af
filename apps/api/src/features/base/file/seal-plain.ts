import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { markSealed, takePlain } from './store.ts'

/** After so long others get their turn, and a process that stops can end. */
const turnMs = 8_000
const atOnce = 5

/**
 * Seals what was kept before files were sealed, for one turn, and asks for the next if there is more; on any node, and on several. A file lies
 * plain or sealed at any moment, whenever a worker dies: it is marked once it is sealed, and sealed files are read as such whatever is marked.
 */
export async function sealPlainFiles(sql: postgres.Sql, platform: Pick<Platform, 'storage' | 'jobs'>): Promise<void> {
  const until = now().getTime() + turnMs
  for (;;) {
    const files = await takePlain(sql, atOnce)
    if (files.length === 0) return
    for (const file of files) await sealPlain(sql, platform, file)
    if (now().getTime() >= until) return platform.jobs.wake(sql, 'seal-files')
  }
}

async function sealPlain(
  sql: postgres.Sql,
  { storage }: Pick<Platform, 'storage'>,
  { key, company_id, file_type }: Awaited<ReturnType<typeof takePlain>>[number],
): Promise<void> {
  try {
    await storage.sealKept({ key, type: file_type, companyId: company_id })
  } catch (error) {
    // Tried again after a minute: its company's key does not open now.
    if (error instanceof Failure && error.code === 'file.sealLocked') return
    // A file whose bytes are lost is marked too: none that comes later may lie plain.
    if (!(error instanceof Failure && error.code === 'file.notFound')) throw error
  }
  // Whoever removed the file meanwhile may have found the plain one alone.
  if (!(await markSealed(sql, key))) await storage.remove('files', key)
}
