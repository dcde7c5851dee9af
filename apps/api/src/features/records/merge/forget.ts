import type postgres from 'postgres'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteOldMerges, type Tables } from './store.ts'

const atOnce = 100

/**
 * Forgets merges whose thirty days are over, with the files that nothing else names. The record that was merged away then leaves the bin
 * for good.
 */
export async function forgetMerges(kind: Tables, sql: postgres.Sql, jobs: Jobs): Promise<void> {
  const forgetSome = () =>
    sql.begin(async (tx) => {
      const keys = await deleteOldMerges(tx, kind, atOnce)
      await deleteUnheldFiles(
        tx,
        jobs,
        keys.flatMap((key) => key ?? []),
      )
      return keys.length === atOnce
    })
  while (await forgetSome());
}
