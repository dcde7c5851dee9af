import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { noteArrival } from './arrive.ts'
import { judgeUpload } from './judge-upload.ts'
import { keepUpload } from './keep.ts'
import { deleteFileRow, type FileRow, findFile, markConfirmed } from './store.ts'

/**
 * Confirms an uploaded file at its first reference: it must be free of malware and be what its type promised. A file that is not is
 * removed, and refused with its reason. Throws `file.notFound`, `file.notUploaded`, `file.length`, `file.content`, `file.active`,
 * `file.quota`,
 * `server.unavailable`.
 */
export async function confirmFile(context: Context, key: string, purpose: FilePurpose): Promise<FileRow> {
  const { platform } = context
  const { storage } = platform
  const file = await loadFile(context, key, purpose)
  if (file.state === 'confirmed') return file
  if (file.state === 'issued') await takeIn(context, file)
  const kept = await storage.withLocalFile('uploads', key, async (path) => {
    const refusal = await judgeUpload(platform, path, file.file_type, purpose)
    return refusal ? { refusal } : keepUpload(storage, path, file)
  })
  if ('refusal' in kept) {
    await refuseFile(context, file, kept.refusal.message)
    throw kept.refusal
  }
  const confirmed = await markAsConfirmed(context, { ...file, state: 'confirmed', file_size: kept.length })
  await storage.remove('uploads', key)
  return confirmed
}

/** A file of the caller's, whether confirmed or not. Throws `file.notFound`. */
export async function loadFile(context: Context, key: string, purpose: FilePurpose): Promise<FileRow> {
  const file = await findFile(context.db, context, key)
  if (file?.purpose !== purpose) throw fail('file.notFound')
  return file
}

// An object store takes an upload without telling this server of it.
async function takeIn(context: Context, file: FileRow): Promise<void> {
  const length = await context.platform.storage.lengthOf('uploads', file.key)
  if (length === null) throw fail('file.notUploaded')
  if (length !== file.file_size) {
    await refuseFile(context, file, 'The file does not have the announced size.')
    throw fail('file.length')
  }
  if (!(await noteArrival(context.db, file.key))) throw fail('file.notFound')
}

async function markAsConfirmed(context: Context, file: FileRow): Promise<FileRow> {
  const { db, platform } = context
  const done = await write(withoutKey(context), 'file.confirm', async (tx) => {
    const { count } = await markConfirmed(tx, file)
    if (count === 0) return unchanged(null)
    return { record: { kind: 'file', id: file.key }, before: { state: 'uploaded' }, after: file, answer: file }
  })
  const stands = done ?? (await findFile(db, context, file.key))
  if (stands?.state === 'confirmed') return stands
  // Swept meanwhile.
  await platform.storage.remove('files', file.key)
  throw fail('file.notFound')
}

async function refuseFile(context: Context, file: FileRow, reason: string): Promise<void> {
  await write(withoutKey(context), 'file.refuse', async (tx) => {
    await deleteFileRow(tx, file.key)
    return { record: { kind: 'file', id: file.key }, before: file, after: { reason }, answer: null }
  })
  await context.platform.storage.remove('uploads', file.key)
}

// The key of a request is for its own write: of several files of one request, the second would be answered with the first.
const withoutKey = (context: Context): Context => ({ ...context, idempotency: null })
