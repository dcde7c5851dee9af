import type { Context } from '../../../db/scope/context.ts'
import { queueExport } from '../export/queue.ts'
import { assertMayImport, notFound } from './move.ts'
import { findImport } from './store.ts'

interface FaultyRows {
  id: string
  headers?: { reason: string; row: string } | undefined
}

/** Exports the rows that a person must correct: their cells of mapped columns alone, then what is wrong, so that the corrected file can come in again. */
export async function exportFaultyRows(context: Context, { id, headers }: FaultyRows) {
  const stands = await findImport(context.db, context, id)
  if (!stands) throw notFound()
  assertMayImport(context, stands.kind)
  const mapped = new Set(Object.values(stands.mapping))
  const { row = 'Row', reason = 'Reason' } = headers ?? {}
  return queueExport(context, {
    kind: stands.kind,
    name: `${stands.name.replace(/\.\w+$/, '')}-faulty.csv`,
    format: 'csv',
    query: {},
    ids: null,
    import_id: id,
    columns: [
      ...stands.columns
        .map(({ header }, at) => ({ field: `cell ${at}`, header, at }))
        .filter(({ at }) => mapped.has(at))
        .map(({ field, header }) => ({ field, header })),
      { field: 'number', header: row },
      { field: 'reason', header: reason },
    ],
    time_zone: 'UTC',
    sealed_for: null,
  })
}
