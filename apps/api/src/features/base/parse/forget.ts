import type postgres from 'postgres'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteUnheldFiles } from '../file/delete-unheld.ts'
import { deleteOldReadings, takeReplaced } from './store.ts'

/**
 * Deletes what was read of job ads after an hour, of passports within a day, and of resumes after thirty days: a person copies what they need. Files go along, but for
 * the resumes that candidates have by then; those that a candidate had go thirty days after they were replaced.
 */
export async function forgetReadings(sql: postgres.Sql, jobs: Jobs): Promise<void> {
  await sql.begin(async (tx) => {
    const files = [...(await deleteOldReadings(tx)), ...(await takeReplaced(tx))]
    await deleteUnheldFiles(
      tx,
      jobs,
      files.flatMap(({ file_key }) => file_key ?? []),
    )
  })
}
