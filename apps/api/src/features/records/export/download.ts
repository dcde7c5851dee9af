import { exportTypes } from '@corridor/contract/records/export/formats'
import { mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import type { Follower } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { giveAddress } from '../../base/file/give-address.ts'
import { forgottenAfterSeconds } from './forget.ts'
import { accessOf, assertMayExport } from './start.ts'
import { findExport, findExportOf } from './store.ts'
import { notFound } from './view.ts'

/** An address of a finished export, for the one who asked for it and may still read what it holds. */
export async function downloadExport(context: Context, { id }: { id: string }, follower: Follower) {
  const row = await findExport(context.db, context, id)
  if (!row) throw notFound()
  assertMayExport(context, row)
  if (!row.file_key) throw fail('export.unfinished')
  const file = { key: row.file_key, type: exportTypes[row.format], saveAs: row.name }
  const answer = await giveAddress(context, follower, file)
  if (row.sealed_for !== null)
    await context.platform.jobs.enqueue(context.db, 'forget-export', { id }, forgottenAfterSeconds.download)
  return answer
}

/** Whether an export stands behind a file, and the caller may still have it. */
export async function isExportGiven(context: Context, { key, purpose }: { key: string; purpose: string }) {
  const row = purpose === 'export' ? await findExportOf(context.db, context, key) : undefined
  return row !== undefined && mayCall(accessOf(row), context.caller.roles)
}
