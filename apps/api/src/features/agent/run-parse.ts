import type postgres from 'postgres'
import { detectKind } from '../../platform/content/document-kind.ts'
import type { ExtractAnswer, ExtractFile } from '../../platform/extract/extract.ts'
import type { JobData } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { endParse, queueParse, startParse } from './store.ts'

/** Reads the text of one waiting resume and keeps what it found, or why it found nothing. A scan waits once more, with its like. */
export async function runParse(sql: postgres.Sql, platform: Platform, data: JobData['parse-resume']): Promise<void> {
  const file = await takeFile(sql, platform, data.parseId)
  if (!file) return
  const answer = await platform.extractor.readText(file)
  if (!answer.scanned) return keep(sql, data.parseId, answer)
  await sql.begin(async (tx) => {
    await queueParse(tx, data.parseId)
    await platform.jobs.enqueue(tx, 'parse-scan', data)
  })
}

/** Recognises the text of one waiting scan. */
export async function runScan(
  sql: postgres.Sql,
  platform: Platform,
  { parseId }: JobData['parse-scan'],
): Promise<void> {
  const file = await takeFile(sql, platform, parseId)
  if (file) await keep(sql, parseId, await platform.extractor.recognise(file))
}

async function takeFile(sql: postgres.Sql, { storage }: Platform, parseId: string): Promise<ExtractFile | undefined> {
  const waiting = await startParse(sql, parseId)
  if (!waiting) return undefined
  const path = await storage.localPath(waiting.file_key)
  // A file that is gone from the store would be tried again in vain.
  const kind = await detectKind(path).catch(() => null)
  if (kind) return { path, kind }
  await endParse(sql, parseId, { status: 'failed', result: null, reason: 'The file could not be read.' })
}

async function keep(sql: postgres.Sql, parseId: string, { status, reason, fields }: ExtractAnswer): Promise<void> {
  await endParse(sql, parseId, { status: status === 'read' ? 'done' : 'failed', result: fields, reason })
}
