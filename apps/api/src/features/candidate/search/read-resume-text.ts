import type postgres from 'postgres'
import { detectKind } from '../../../platform/content/document-kind.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { isLost } from '../../../platform/storage/seal-fault.ts'
import type { Platform } from '../../../platform.ts'
import type { ExtractAnswer, ExtractFile } from '../../../reading/extract.ts'
import { findUnread, keepPages } from './tables.ts'

const pagesMax = 100
const charsMax = 200_000

/** Reads the text of a candidate's resume, so that it can be searched. A scan waits once more, with its like. */
export async function readResumeText(
  sql: postgres.Sql,
  platform: Platform,
  data: JobData['read-resume-text'],
): Promise<void> {
  const { scanned } = (await read(sql, platform, data, (file) => platform.extractor.readText(file))) ?? {}
  if (scanned) await sql.begin((tx) => platform.jobs.enqueue(tx, 'read-resume-scan', data))
}

/** Recognises the text of a scanned resume. */
export async function readResumeScan(
  sql: postgres.Sql,
  platform: Platform,
  data: JobData['read-resume-scan'],
): Promise<void> {
  await read(sql, platform, data, (file) => platform.extractor.recognise(file))
}

async function read(
  sql: postgres.Sql,
  { storage, jobs }: Platform,
  { candidateId }: JobData['read-resume-text'],
  reader: (file: ExtractFile) => Promise<ExtractAnswer>,
): Promise<ExtractAnswer | undefined> {
  const fileKey = await findUnread(sql, candidateId)
  if (!fileKey) return undefined
  const answer = await storage
    .withLocalFile('files', fileKey, async (path) => {
      const kind = await detectKind(path)
      return kind && reader({ path, kind })
    })
    // A file that is gone from the store, or not what was kept there, would be tried again in vain.
    .catch((error) => {
      if (isLost(error)) return undefined
      throw error
    })
  if (!answer || answer.scanned) return answer ?? undefined
  const pages = bounded(answer.pages)
  if (pages.length === 0) return answer
  await sql.begin(async (tx) => {
    await keepPages(tx, candidateId, fileKey, pages)
    // Matches anew: the text of a resume tells one person from another too.
    await jobs.wake(tx, 'match-candidates')
  })
  return answer
}

// PostgreSQL keeps no NUL in a text.
function bounded(pages: readonly string[]): string[] {
  let left = charsMax
  return pages.slice(0, pagesMax).flatMap((page) => {
    const text = page.replaceAll('\0', ' ').slice(0, left)
    left -= text.length
    return text === '' ? [] : [text]
  })
}
