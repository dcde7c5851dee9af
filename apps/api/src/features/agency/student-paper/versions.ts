import { toUserInfo } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { listVersions, papers } from './store.ts'

/** Shows the versions of a paper with their documents, the newest first. Throws `record.notFound`. */
export async function viewVersions({ db, scope }: CompanyContext, { id }: { id: string }) {
  await papers.load(db, scope, id)
  const rows = await listVersions(db, id)
  const data = rows.map((row) => ({
    _id: row.id,
    number: row.number,
    receivedDate: row.received_at.toISOString(),
    document: row.document_id,
    documentTitle: row.document_title,
    reason: row.reason,
    reasonWords: row.reason_words,
    userInfo: toUserInfo(row),
  }))
  return { success: true as const, data }
}
