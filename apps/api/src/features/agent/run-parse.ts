import type postgres from 'postgres'
import { detectKind } from '../../platform/content/document-kind.ts'
import type { ExtractAnswer, ExtractFile } from '../../platform/extract/extract.ts'
import { Failure } from '../../platform/fail.ts'
import type { JobData } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { settleAfter } from '../resume-batch/after-parse.ts'
import { endParse, type ParseEnd, queueParse, startParse } from './store.ts'

/** Reads the text of one waiting resume and keeps what it found, or why it found nothing. A scan waits once more, with its like. */
export async function runParse(sql: postgres.Sql, platform: Platform, data: JobData['parse-resume']): Promise<void> {
  const answer = await read(sql, platform, data.parseId, (file) => platform.extractor.readText(file))
  if (!answer) return
  if (!answer.scanned) return end(sql, platform, data.parseId, toEnd(answer))
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
  const answer = await read(sql, platform, parseId, (file) => platform.extractor.recognise(file))
  if (answer) await end(sql, platform, parseId, toEnd(answer))
}

type Reader = (file: ExtractFile) => Promise<ExtractAnswer>

async function read(
  sql: postgres.Sql,
  platform: Platform,
  parseId: string,
  reader: Reader,
): Promise<ExtractAnswer | undefined> {
  const waiting = await startParse(sql, parseId)
  if (!waiting) return undefined
  const answer = await platform.storage
    .withLocalFile('files', waiting.file_key, async (path) => {
      const kind = await detectKind(path)
      return kind && reader({ path, kind })
    })
    // A file that is gone from the store would be tried again in vain.
    .catch((error) => {
      if (error instanceof Failure && error.code === 'file.notFound') return null
      throw error
    })
  if (answer) return answer
  await end(sql, platform, parseId, {
    status: 'failed',
    result: null,
    pages: [],
    reason: 'The file could not be read.',
  })
}

const toEnd = ({ status, reason, fields, pages, words }: ExtractAnswer): ParseEnd => ({
  status: status === 'read' ? 'done' : 'failed',
  result: fields,
  reason,
  pages: pages.map((text, at) => ({ text, words: toPlaces(words?.[at]) })),
})

// A ten-thousandth of a page is less than any screen shows.
const rounded = (fraction: number) => Math.round(fraction * 10_000) / 10_000
const toPlaces = (words: NonNullable<ExtractAnswer['words']>[number] | undefined) =>
  words ? { offsets: [...words.offsets], boxes: words.boxes && Array.from(words.boxes, rounded) } : null

/** Keeps how a reading ended, and tells the page that waits for it. */
async function end(sql: postgres.Sql, { events, jobs }: Platform, parseId: string, how: ParseEnd): Promise<void> {
  await sql.begin(async (tx) => {
    const companyId = await endParse(tx, parseId, how)
    if (!companyId) return
    await settleAfter(tx, jobs, parseId)
    await events.tell(tx, { companyId }, { kind: 'parse', id: parseId })
  })
}
