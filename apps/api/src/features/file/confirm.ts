import type { FilePurpose } from '@corridor/contract/file-purposes'
import type { Context } from '../../db/context.ts'
import { unchanged, write } from '../../db/write.ts'
import { checkContent } from '../../platform/content/document-kind.ts'
import { fail } from '../../platform/fail.ts'
import { deleteFileRow, type FileRow, findFile, markConfirmed } from './store.ts'

/**
 * Confirms an uploaded file at its first reference: the content must be what the type promised. A file that is not is removed, and
 * refused with its reason. Throws `file.notFound`, `file.notUploaded`, `file.content`.
 */
export async function confirmFile(context: Context, key: string, purpose: FilePurpose): Promise<FileRow> {
  const { db, platform, scope } = context
  const file = await findFile(db, scope, key)
  if (!file || file.purpose !== purpose) throw fail('file.notFound')
  if (file.state === 'confirmed') return file
  if (file.state === 'issued') throw fail('file.notUploaded')
  const verdict = await checkContent(await platform.storage.localPath(key), file.file_type)
  if (!verdict.ok) {
    await refuseFile(context, file, verdict.reason)
    throw fail('file.content', { reason: verdict.reason })
  }
  return write(context, 'file.confirm', async (tx) => {
    const answer: FileRow = { ...file, state: 'confirmed' }
    const { count } = await markConfirmed(tx, key)
    return count > 0 ? { record: { kind: 'file', id: key }, before: file, after: answer, answer } : unchanged(answer)
  })
}

async function refuseFile(context: Context, file: FileRow, reason: string): Promise<void> {
  await write(context, 'file.refuse', async (tx) => {
    await deleteFileRow(tx, file.key)
    return { record: { kind: 'file', id: file.key }, before: file, after: { reason }, answer: null }
  })
  await context.platform.storage.remove(file.key)
}
