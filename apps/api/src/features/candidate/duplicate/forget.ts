import type postgres from 'postgres'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteOldMerges } from './store.ts'

const atOnce = 100

/** Forgets merges whose thirty days are over, with the resumes that nothing else names. Who was merged away then leaves the bin for good. */
export async function forgetMerges(sql: postgres.Sql, jobs: Jobs): Promise<void> {
  const forgetSome = () =>
    sql.begin(async (tx) => {
      const keys = await deleteOldMerges(tx, atOnce)
      await deleteUnheldFiles(
        tx,
        jobs,
        keys.flatMap((key) => key ?? []),
      )
      return keys.length === atOnce
    })
  while (await forgetSome());
}
