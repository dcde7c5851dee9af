import type { Turn } from '../../../db/long-work/kind.ts'
import { lockWork, saveWork } from '../../../db/long-work/lease.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { importTable, trimRows } from './store.ts'
import type { ImportRecord } from './tables.ts'

const rowsAtOnce = 1_000

/**
 * Removes what an import holds of columns that nobody mapped, some rows at a time: their cells, their samples, and at last the file.
 * Comes before the first record is added, since the columns cannot be mapped anew from then on. Answers whether there is more to do.
 */
export const trimImport = ({ context, work }: Turn<ImportRecord>): Promise<boolean> =>
  context.db.begin(async (tx) => {
    const stands = await lockWork(tx, importTable, work)
    if (!stands) return false
    const { count, last } = await trimRows(tx, stands, rowsAtOnce)
    if (count === rowsAtOnce) return saveWork(tx, importTable, work, { trimmed_to: last })
    const mapped = new Set(Object.values(stands.mapping))
    const columns = stands.columns.map((column, at) => (mapped.has(at) ? column : { ...column, samples: [] }))
    await saveWork(tx, importTable, work, { trimmed_to: last, columns, file_key: null })
    if (stands.file_key) await deleteUnheldFiles(tx, context.platform.jobs, [stands.file_key])
    work.file_key = null
    return true
  })
