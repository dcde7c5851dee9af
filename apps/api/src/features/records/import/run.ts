import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { moveImport } from './move.ts'
import { letTableGo } from './store.ts'

/** Has the rows that are ready added, as many as the person saw. The columns cannot be mapped anew from now on, so that the file goes. */
export const runImport = (context: Context, { id, expected }: { id: string; expected: number }) =>
  moveImport(context, 'run', id, 'running', async (tx, { counts: { ready = 0 }, file_key }) => {
    if (ready !== expected) throw fail('import.rowsChanged', { count: ready })
    if (file_key === null) return {}
    await letTableGo(tx, id)
    await deleteUnheldFiles(tx, context.platform.jobs, [file_key])
    return {}
  })
