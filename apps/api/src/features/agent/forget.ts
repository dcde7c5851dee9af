import type postgres from 'postgres'
import type { Jobs } from '../../platform/jobs.ts'
import { letGoOfFiles } from '../file/let-go.ts'
import { listForgettableFiles } from './store.ts'

/** Deletes the files of job ads an hour after they came, and what was read with them: a person copies what they need. */
export async function forgetJobReadings(sql: postgres.Sql, jobs: Jobs): Promise<void> {
  await sql.begin(async (tx) => {
    const files = await listForgettableFiles(tx)
    await letGoOfFiles(
      tx,
      jobs,
      files.map((file) => file.file_key),
    )
  })
}
