import type postgres from 'postgres'
import type { Jobs } from '../../../platform/jobs.ts'
import { letGoOfFiles } from '../../base/file/let-go.ts'
import { deleteBatch, endUnread, listLeft, listOldBatches } from './store.ts'

/** Takes up what a worker that died has left, and forgets batches whose thirty days are over, with the files that no candidate holds. */
export async function tendBatches(sql: postgres.Sql, jobs: Jobs): Promise<void> {
  await endUnread(sql)
  for (const { id } of await listLeft(sql)) {
    await sql.begin((tx) => jobs.enqueue(tx, 'settle-resume', { fileId: id }))
  }
  for (const { id, keys } of await listOldBatches(sql)) {
    await sql.begin(async (tx) => {
      await deleteBatch(tx, id)
      await letGoOfFiles(tx, jobs, keys)
    })
  }
}
