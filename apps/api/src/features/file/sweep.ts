import type postgres from 'postgres'
import type { Storage } from '../../platform/storage.ts'
import { deleteFileRow, listAbandoned } from './store.ts'

/** Removes files that were uploaded, or only announced, and never referred to. */
export async function sweepFiles(sql: postgres.Sql, storage: Storage): Promise<void> {
  for (const { key } of await listAbandoned(sql)) {
    const { count } = await deleteFileRow(sql, key)
    if (count > 0) await storage.remove(key)
  }
}
