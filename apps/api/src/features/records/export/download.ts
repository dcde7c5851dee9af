import { exportTypes } from '@corridor/contract/records/export/formats'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { forgottenAfterSeconds } from './forget.ts'
import { assertMayExport } from './start.ts'
import { findExport } from './store.ts'
import { notFound } from './view.ts'

/** An address of a finished export, for the one who asked for it and may still read what it holds. */
export async function downloadExport(context: Context, { id }: { id: string }) {
  const row = await findExport(context.db, context, id)
  if (!row) throw notFound()
  assertMayExport(context, row)
  if (!row.file_key) throw fail('export.unfinished')
  const presignedUrl = await context.platform.storage.getAddress({
    key: row.file_key,
    type: exportTypes[row.format],
    saveAs: row.name,
  })
  if (row.sealed_for !== null)
    await context.platform.jobs.enqueue(context.db, 'forget-export', { id }, forgottenAfterSeconds.download)
  return { success: true as const, presignedUrl }
}
