import type { TransferKind } from '@corridor/contract/transfer-columns'
import type { Context } from '../../db/context.ts'
import { isTaken } from '../../db/sql.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import { confirmFile } from '../file/confirm.ts'
import { assertMayImport } from './move.ts'
import { insertImport } from './store.ts'

interface ImportStart {
  kind: TransferKind
  fileKey: string
}

/** Queues the reading of an uploaded table. */
export async function startImport(context: Context, { kind, fileKey }: ImportStart) {
  assertMayImport(context, kind)
  const file = await confirmFile(context, fileKey, 'import')
  return write(context, 'import.start', async (tx) => {
    const values = { kind, name: file.original_name, file_key: fileKey }
    const id = await insertImport(tx, context, values).catch((error) => {
      throw isTaken(error, 'import_file') ? fail('import.fileTaken') : error
    })
    await context.platform.jobs.enqueue(tx, 'read-import', { importId: id })
    return { record: { kind: 'import', id }, before: null, after: values, answer: { success: true as const, id } }
  })
}
