import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import type { Follower } from '../../../http/visitor.ts'
import { giveAddress } from '../../base/file/give-address.ts'
import { tellOfMany } from '../passport/tell-of-many.ts'
import { documents, isPaperSeen } from './store.ts'
import type { DocumentRow } from './tables.ts'

/**
 * Gives an address that downloads a paper once, within five minutes. The opening of a paper of identity is a reading of sealed values: it stands in
 * the audit, and the Owners hear of many in an hour. Throws `record.notFound`.
 */
export async function openDocument(context: CompanyContext, { id }: { id: string }, follower: Follower) {
  const { db, scope } = context
  const paper = await documents.load(db, scope, id)
  if (paper.is_identity) await noteOpening(context, paper)
  const { file_key: key, file_type, file_name } = paper
  return giveAddress(context, follower, { key, type: file_type ?? '', saveAs: file_name ?? '' })
}

/** Whether a paper stands behind a file, and the caller still sees its student. */
export const isPaperGiven = async ({ db, scope }: Context, { key, purpose }: { key: string; purpose: string }) =>
  purpose === 'student-document' && (await isPaperSeen(db, scope, key))

// A repeat with the same key is an opening of its own.
const noteOpening = (context: CompanyContext, { id, student_id, type }: DocumentRow) =>
  write({ ...context, idempotency: null }, 'student.reveal', async (tx) => {
    await tellOfMany(tx, context)
    const after = { paper: type, document: id }
    return { record: { kind: 'student', id: student_id }, before: null, after, answer: null }
  })
