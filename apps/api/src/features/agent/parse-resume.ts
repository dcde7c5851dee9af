import type postgres from 'postgres'
import type { CompanyContext } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { detectKind } from '../../platform/content/document-kind.ts'
import { Failure, fail } from '../../platform/fail.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { confirmFile } from '../file/confirm.ts'
import { endParse, findParse, insertParse, type ParseEnd, startParse } from './store.ts'

/** Queues the reading of an uploaded resume. The original is confirmed first, so that it is kept even where nothing can be read. */
export async function parseResume(context: CompanyContext, { fileKey }: { fileKey: string }) {
  await confirmFile(context, fileKey, 'resume')
  return write(context, 'agent.resume-parser', async (tx) => {
    const id = newId()
    const { companyId } = context.scope
    await insertParse(tx, { id, company_id: companyId, created_by: context.caller.userId, file_key: fileKey })
    await context.platform.jobs.enqueue(tx, 'parse-resume', { parseId: id, companyId })
    return {
      record: { kind: 'parse', id },
      before: null,
      after: { fileKey },
      answer: { success: true as const, parseId: id },
    }
  })
}

export async function viewParse({ db, scope }: CompanyContext, { parseId }: { parseId: string }) {
  const parse = await findParse(db, scope, parseId)
  if (!parse) throw fail('record.notFound', { entity: 'Resume' })
  return { success: true as const, ...parse }
}

/** Reads one waiting resume in the extractor's worker, keeps what it found, or why it found nothing, and tells the page that waits. */
export async function runParse(sql: postgres.Sql, platform: Platform, parseId: string): Promise<void> {
  const waiting = await startParse(sql, parseId)
  if (!waiting) return
  const end = await readResume(platform, waiting.file_key)
  await sql.begin(async (tx) => {
    const companyId = await endParse(tx, parseId, end)
    if (companyId) await platform.events.tell(tx, { companyId }, { kind: 'parse', id: parseId })
  })
}

async function readResume({ storage, extractor }: Platform, fileKey: string): Promise<ParseEnd> {
  const read = await storage
    .withLocalFile('files', fileKey, async (path) => {
      const kind = await detectKind(path)
      return kind && extractor.extract({ path, kind })
    })
    // A file that is gone from the store would be tried again in vain.
    .catch((error) => {
      if (error instanceof Failure && error.code === 'file.notFound') return null
      throw error
    })
  if (!read) return { status: 'failed', result: null, reason: 'The file could not be read.' }
  const { status, reason, fields } = read
  return { status: status === 'read' ? 'done' : 'failed', result: fields, reason }
}
