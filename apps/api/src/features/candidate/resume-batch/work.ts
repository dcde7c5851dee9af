import type { WorkOfItems } from '../../../db/long-work/kind.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteBatch, endUnread, listLeft, listOldBatches } from './store.ts'

/** A batch has no worker of its own: each of its files is read and settled by itself. */
export const batchWork: WorkOfItems = {
  async resumeItems(sql, { jobs }) {
    await endUnread(sql)
    for (const { id } of await listLeft(sql)) await jobs.enqueue(sql, 'settle-resume', { fileId: id })
  },
  async forget(sql, { jobs }) {
    for (const { id, keys } of await listOldBatches(sql)) {
      await sql.begin(async (tx) => {
        await deleteBatch(tx, id)
        await deleteUnheldFiles(tx, jobs, keys)
      })
    }
  },
}
