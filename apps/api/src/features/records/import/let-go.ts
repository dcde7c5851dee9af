import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteRead, filesOf, letFilesGo } from './store.ts'
import type { ImportRecord } from './tables.ts'

/** Removes all that was read of an import that has failed, with its files: nobody can go on with it. */
export async function letGo(tx: postgres.TransactionSql, { jobs }: Platform, work: ImportRecord): Promise<void> {
  await deleteRead(tx, work.id)
  await letFilesGo(tx, work.id)
  await deleteUnheldFiles(tx, jobs, filesOf(work))
}
