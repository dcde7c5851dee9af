import type { FilePurpose } from '@corridor/contract/file-purposes'
import type { Context } from '../../db/context.ts'
import { checkContent } from '../../platform/content/document-kind.ts'
import { fail } from '../../platform/fail.ts'
import { deleteFileRow, type FileRow, findFile, markConfirmed } from './store.ts'

/**
 * Confirms an uploaded file at its first reference: the content must be what the type promised. A file that is not is removed, and
 * refused with its reason. Throws `file.notFound`, `file.notUploaded`, `file.content`.
 */
export async function confirmFile(
  { db, platform, scope }: Context,
  key: string,
  purpose: FilePurpose,
): Promise<FileRow> {
  const file = await findFile(db, scope, key)
  if (!file || file.purpose !== purpose) throw fail('file.notFound')
  if (file.state === 'confirmed') return file
  if (file.state === 'issued') throw fail('file.notUploaded')
  const verdict = await checkContent(await platform.storage.localPath(key), file.file_type)
  if (!verdict.ok) {
    await deleteFileRow(db, key)
    await platform.storage.remove(key)
    throw fail('file.content', { reason: verdict.reason })
  }
  await markConfirmed(db, key)
  return { ...file, state: 'confirmed' }
}
