import { isWorking } from '@corridor/contract/records/import/states'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { notFound } from './move.ts'
import { deleteImportRow, filesOf, findImport } from './store.ts'

/** Forgets an import, its rows and its file; what it added stays, and can no longer be taken back. */
export const deleteImport = (context: Context, { id }: { id: string }) =>
  write(context, 'import.delete', async (tx) => {
    const stands = await findImport(tx, context, id, true)
    if (!stands) throw notFound()
    if (isWorking(stands.state)) throw fail('import.moved')
    await deleteImportRow(tx, id)
    await deleteUnheldFiles(tx, context.platform.jobs, filesOf(stands))
    const { kind, name, state, counts } = stands
    return {
      record: { kind: 'import', id },
      before: { kind, name, state, counts },
      after: null,
      answer: { success: true as const, message: 'Deletion successful' },
    }
  })
