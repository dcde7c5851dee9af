import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ExportValues, insertExport } from './store.ts'

/** Queues the writing of a file; `prove` throws unless the caller may have it. */
export const queueExport = (context: Context, values: ExportValues, prove?: (tx: Sql) => Promise<void>) =>
  write(context, 'export.start', async (tx) => {
    await prove?.(tx)
    const id = await insertExport(tx, context, values)
    await context.platform.jobs.enqueue(tx, 'write-export', { id })
    return { record: { kind: 'export', id }, before: null, after: values, answer: { success: true as const, id } }
  })
