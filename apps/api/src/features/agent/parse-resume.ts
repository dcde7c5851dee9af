import type { CompanyContext } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import { newId } from '../../platform/ids.ts'
import { confirmFile } from '../file/confirm.ts'
import { findParse, findParseText, insertParse } from './store.ts'

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
  if (!parse) throw notFound()
  return { success: true as const, ...parse }
}

/** The pages that were read; none where nothing was. */
export async function viewParseText({ db, scope }: CompanyContext, { parseId }: { parseId: string }) {
  const pages = await findParseText(db, scope, parseId)
  if (!pages) throw notFound()
  return { success: true as const, pages }
}

const notFound = () => fail('record.notFound', { entity: 'Resume' })
