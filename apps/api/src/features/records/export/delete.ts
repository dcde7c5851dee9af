import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteExportRow, findExport } from './store.ts'
import { notFound } from './view.ts'

/** Forgets an export and its file. One that is being written finds no row to end. */
export const deleteExport = (context: Context, { id }: { id: string }) =>
  write(context, 'export.delete', async (tx) => {
    const stands = await findExport(tx, context, id, true)
    if (!stands) throw notFound()
    await deleteExportRow(tx, id)
    if (stands.file_key) await deleteUnheldFiles(tx, context.platform.jobs, [stands.file_key])
    const { kind, name, state } = stands
    return {
      record: { kind: 'export', id },
      before: { kind, name, state },
      after: null,
      answer: { success: true as const, message: 'Deletion successful' },
    }
  })
