import { isWorking } from '@corridor/contract/import-states'
import type { Context } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import { forgetFile, removeFile } from '../file/own-file.ts'
import { notFound } from './move.ts'
import { deleteImportRow, findImport } from './store.ts'

/** Forgets an import, its rows and its file; what it added stays, and can no longer be taken back. */
export async function deleteImport(context: Context, { id }: { id: string }) {
  const { storage } = context.platform
  const fileKey = await write(context, 'import.delete', async (tx) => {
    const stands = await findImport(tx, context, id, true)
    if (!stands) throw notFound()
    if (isWorking(stands.state)) throw fail('import.moved')
    await deleteImportRow(tx, id)
    await forgetFile(tx, stands.file_key)
    const { kind, name, state, counts } = stands
    return {
      record: { kind: 'import', id },
      before: { kind, name, state, counts },
      after: null,
      answer: stands.file_key,
    }
  })
  await removeFile(storage, fileKey)
  return { success: true as const, message: 'Deletion successful' }
}
