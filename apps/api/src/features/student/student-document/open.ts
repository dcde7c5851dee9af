import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { tellOfMany } from '../passport/tell-of-many.ts'
import { documents } from './store.ts'
import type { DocumentRow } from './tables.ts'

/**
 * Gives an address that downloads a paper, for five minutes. The opening of a paper of identity is a reading of sealed values: it stands in
 * the audit, and the Owners hear of many in an hour. Throws `record.notFound`.
 */
export async function openDocument(context: CompanyContext, { id }: { id: string }) {
  const { db, scope, platform } = context
  const paper = await documents.load(db, scope, id)
  if (paper.is_identity) await noteOpening(context, paper)
  const { file_key: key, file_type, file_name } = paper
  const address = { key: key, type: file_type ?? '', saveAs: file_name ?? '' }
  return { success: true as const, presignedUrl: await platform.storage.getAddress(address) }
}

// A repeat with the same key is an opening of its own.
const noteOpening = (context: CompanyContext, { id, student_id, type }: DocumentRow) =>
  write({ ...context, idempotency: null }, 'student.reveal', async (tx) => {
    await tellOfMany(tx, context)
    const after = { paper: type, document: id }
    return { record: { kind: 'student', id: student_id }, before: null, after, answer: null }
  })
