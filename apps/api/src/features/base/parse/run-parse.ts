import type { JobReading, PageText } from '@corridor/contract/base/parse/shapes'
import type postgres from 'postgres'
import { detectKind } from '../../../platform/content/document-kind.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { isLost } from '../../../platform/storage/seal-fault.ts'
import type { Platform } from '../../../platform.ts'
import type { ExtractAnswer, ExtractFile } from '../../../reading/extract.ts'
import { withSecondOpinion } from '../../../reading/second-opinion/second-opinion.ts'
import { endReading } from './end-reading.ts'
import { sealPages } from './seal-pages.ts'
import { currentSkillWords } from './skill-words.ts'
import { type ParseEnd, type ParseKind, queueParse, startParse } from './store.ts'

/** Reads the text of one waiting resume and keeps what it found, or why it found nothing. A scan waits once more, with its like. */
export async function runParse(sql: postgres.Sql, platform: Platform, data: JobData['parse-resume']): Promise<void> {
  const read = await readWaiting(sql, platform, data.parseId, (file) => platform.extractor.readText(file))
  if (!read) return
  if (!read.answer.scanned) return end(sql, platform, data.parseId, toEnd(read))
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
  const read = await readWaiting(sql, platform, parseId, (file) => platform.extractor.recognise(file))
  if (read) await end(sql, platform, parseId, toEnd(read))
}

type Reader = (file: ExtractFile) => Promise<ExtractAnswer>

interface Read {
  kind: ParseKind
  answer: ExtractAnswer
}

async function readWaiting(
  sql: postgres.Sql,
  platform: Platform,
  parseId: string,
  reader: Reader,
): Promise<Read | undefined> {
  const waiting = await startParse(sql, parseId)
  if (!waiting) return undefined
  const skills = await currentSkillWords(sql)
  const answer = await platform.storage
    .withLocalFile('files', waiting.file_key, async (path) => {
      const kind = await detectKind(path)
      return kind && reader({ path, kind, isJob: waiting.kind === 'job', skills })
    })
    // A file that is gone from the store, or not what was kept there, would be tried again in vain.
    .catch((error) => {
      if (isLost(error)) return null
      throw error
    })
  // The first look at a scan is not the reading yet.
  if (answer?.scanned) return { kind: waiting.kind, answer }
  if (answer) return { kind: waiting.kind, answer: await withSecondOpinion(platform.model, answer) }
  await end(sql, platform, parseId, {
    status: 'failed',
    result: null,
    pages: [],
    reason: 'The file could not be read.',
  })
}

type Ended = Omit<ParseEnd, 'sealed_pages'> & { pages: PageText[] }

const toEnd = ({ kind, answer }: Read): Ended => ({
  status: isRead(answer) ? 'done' : 'failed',
  result: kind === 'job' ? toJobReading(answer) : answer.fields,
  reason: answer.reason,
  // A job ad bears its text in its own result.
  pages: kind === 'job' ? [] : answer.pages.map((text, at) => ({ text, words: toPlaces(answer.words?.[at]) })),
})

// Takes the pages that were read of a file that is too long: the reason says how far.
const isRead = ({ status, pages }: ExtractAnswer) => status === 'read' || (status === 'too-large' && pages.length > 0)

/** A job ad with the text that its places speak of; null if none was read. */
export const toJobReading = ({ pages, job }: ExtractAnswer): JobReading | null => (job ? { pages, fields: job } : null)

// A ten-thousandth of a page is less than any screen shows.
const rounded = (fraction: number) => Math.round(fraction * 10_000) / 10_000
const toPlaces = (words: NonNullable<ExtractAnswer['words']>[number] | undefined) =>
  words ? { offsets: [...words.offsets], boxes: words.boxes && Array.from(words.boxes, rounded) } : null

function end(sql: postgres.Sql, platform: Platform, parseId: string, { pages, ...how }: Ended): Promise<void> {
  const sealed_pages = pages.length > 0 ? sealPages(platform.fields, parseId, pages) : null
  return endReading(sql, platform, parseId, { ...how, sealed_pages }, async (tx) => {
    for (const goOn of hooksOf(platform, 'afterParse')) await goOn(tx, platform.jobs, parseId)
  })
}
