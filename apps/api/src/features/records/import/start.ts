import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { takesArchive } from '@corridor/contract/transfers'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { confirmFile, loadFile } from '../../base/file/confirm.ts'
import { assertMayImport } from './move.ts'
import { insertImport } from './store.ts'

interface ImportStart {
  kind: ImportKind
  fileKey: string
  archiveKey?: string | undefined
  hotListId?: string | undefined
}

/** Queues the reading of an uploaded table, and of the archive beside it. */
export async function startImport(context: Context, { kind, fileKey, archiveKey, hotListId }: ImportStart) {
  // A file that is not the caller's is not found, whatever kind is named beside it.
  await loadFile(context, fileKey, 'import')
  assertMayImport(context, kind)
  if (archiveKey && !takesArchive(kind)) throw fail('import.archive')
  const { destination } = context.platform.imports[kind]
  if (hotListId && !destination) throw fail('import.hotlist')
  if (hotListId) await destination?.assert(context, hotListId)
  const file = await confirmFile(context, fileKey, 'import')
  const zip = archiveKey ? await confirmFile(context, archiveKey, 'import-archive') : null
  return write(context, 'import.start', async (tx) => {
    const archive = zip && { name: zip.original_name, files: 0, unnamed: null, unnamedNames: [] }
    const values = {
      kind,
      name: file.original_name,
      file_key: fileKey,
      archive_key: zip?.key ?? null,
      archive,
      hotlist_id: hotListId ?? null,
    }
    const id = await insertImport(tx, context, values).catch((error) => {
      const isUsed = isTaken(error, 'import_file') || isTaken(error, 'import_archive')
      throw isUsed ? fail('import.fileTaken') : error
    })
    await context.platform.jobs.enqueue(tx, 'advance-import', { id })
    return { record: { kind: 'import', id }, before: null, after: values, answer: { success: true as const, id } }
  })
}
