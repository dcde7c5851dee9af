import type postgres from 'postgres'
import type { Exporting } from '../../../db/record/kind.ts'
import type { Context, Parts } from '../../../db/scope/context.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteExportRow, type ExportRecord, takeSealed } from './store.ts'

/** Time after which a file with sealed values is gone: the address of a download lives five minutes. */
export const forgottenAfterSeconds = { writing: 86_400, download: 600 }

/** Has a written file with the sealed values of so many records forgotten soon, and told of where its kind says so. */
export async function keepShort(
  context: Context,
  tx: postgres.TransactionSql,
  { id, kind }: ExportRecord,
  records: number,
): Promise<void> {
  const { jobs, kinds } = context.platform
  await jobs.enqueue(tx, 'forget-export', { id }, forgottenAfterSeconds.writing)
  const exported: Exporting | undefined = Object.entries(kinds).find(([name]) => name === kind)?.[1].exported
  await exported?.onOpened(context, tx, records)
}

/** Forgets an export that holds sealed values, with its file. */
export const forgetExport = ({ db, platform }: Parts, { id }: { id: string }) =>
  db.begin(async (tx) => {
    const stands = await takeSealed(tx, id)
    if (!stands) return
    await deleteExportRow(tx, id)
    if (stands.file_key) await deleteUnheldFiles(tx, platform.jobs, [stands.file_key])
  })
