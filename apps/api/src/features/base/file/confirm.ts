import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import { type Change, type Changes, leaveTrail, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { noteArrival } from './arrive.ts'
import { judgeUpload } from './judge-upload.ts'
import { keepUpload } from './keep.ts'
import { deleteFileRow, type FileRow, findFile, markConfirmed } from './store.ts'

/** Files that a write refers to for the first time, or again; it may refer to none. */
export interface Referred {
  keys: readonly (string | null | undefined)[]
  purpose: FilePurpose
}

/**
 * Runs a write verb that refers to uploaded files: judges them before, and confirms them in its transaction, so that both land or neither
 * does. Each file must be free of malware and be what its type promised: one that is not is removed, and refused with its reason; one
 * that is not confirmed in the end is swept. Throws `file.notFound`, `file.notUploaded`, `file.length`, `file.content`, `file.active`,
 * `file.quota`, `server.unavailable`, and what `work` throws.
 */
export async function writeWithFiles<Answer>(
  context: Context,
  action: string,
  referred: Referred,
  work: (tx: postgres.TransactionSql) => Promise<Change<Answer> | Changes<Answer>>,
): Promise<Answer> {
  const judged = await judgeFiles(context, referred)
  const answer = await write(context, action, async (tx) => {
    await confirmJudged(context, tx, judged)
    return work(tx)
  })
  await dropUploads(context, judged)
  return answer
}

/** Confirms a file that nothing but the caller's next step refers to, as a reading. Throws as `writeWithFiles`. */
export async function confirmFile(context: Context, key: string, purpose: FilePurpose): Promise<FileRow> {
  const judged = await judgeFiles(context, { keys: [key], purpose })
  await context.db.begin((tx) => confirmJudged(context, tx, judged))
  await dropUploads(context, judged)
  return loadFile(context, key, purpose)
}

/** Answers those of the files that are not confirmed yet. If one is refused, those that came with it are not kept either. */
async function judgeFiles(context: Context, { keys, purpose }: Referred): Promise<FileRow[]> {
  const judged: FileRow[] = []
  try {
    for (const key of new Set(keys)) {
      const file = key ? await judgeFile(context, key, purpose) : null
      if (file && file.state !== 'confirmed') judged.push(file)
    }
    return judged
  } catch (error) {
    for (const { key } of judged) await forgetUpload(context, key)
    throw error
  }
}

async function forgetUpload({ db, platform }: Context, key: string): Promise<void> {
  // Another request may have confirmed it meanwhile.
  const { count } = await deleteFileRow(db, key)
  if (count === 0) return
  await platform.storage.remove('uploads', key)
  await platform.storage.remove('files', key)
}

async function confirmJudged(context: Context, tx: postgres.TransactionSql, files: readonly FileRow[]): Promise<void> {
  for (const file of files) await markAsConfirmed(context, tx, file)
}

async function dropUploads(context: Context, files: readonly FileRow[]): Promise<void> {
  for (const { key } of files) await context.platform.storage.remove('uploads', key)
}

/** The file with the length and the type of the bytes that are kept for it. */
async function judgeFile(context: Context, key: string, purpose: FilePurpose): Promise<FileRow> {
  const { platform } = context
  const { storage } = platform
  const file = await loadFile(context, key, purpose)
  if (file.state === 'confirmed') return file
  if (file.state === 'issued') await takeIn(context, file)
  const kept = await storage.withLocalFile('uploads', key, async (path) => {
    const refusal = await judgeUpload(platform, path, file.file_type, purpose)
    return refusal ? { refusal } : keepUpload(storage, path, file)
  })
  if (!('refusal' in kept))
    return { ...file, state: 'uploaded', file_size: kept.length, file_type: kept.type, original_name: kept.name }
  await refuseFile(context, file, kept.refusal.message)
  throw kept.refusal
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

async function markAsConfirmed(context: Context, tx: postgres.TransactionSql, file: FileRow): Promise<void> {
  const { count } = await markConfirmed(tx, file)
  if (count > 0) {
    const after = { ...file, state: 'confirmed' }
    const change = { record: { kind: 'file', id: file.key }, before: { state: 'uploaded' }, after }
    return leaveTrail(context, tx, 'file.confirm', [change])
  }
  // Another request was faster, or the sweep was.
  const stands = await findFile(tx, context, file.key)
  if (stands?.state !== 'confirmed') throw fail('file.notFound')
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
