import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { abandonedAfterHours, deleteDeadAddresses, deleteFileRow, listAbandoned } from './store.ts'

/** Removes what is left in the store of files that no record holds any more. */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) await storage.remove('files', key)
}

const hourMs = 3_600_000

/** Removes files that were uploaded, or only announced, and never referred to; uploads that no file speaks of any more; and addresses whose time is over. */
export async function sweepFiles(sql: postgres.Sql, storage: Pick<Storage, 'remove' | 'listUploads'>): Promise<void> {
  await deleteDeadAddresses(sql)
  for (const { key } of await listAbandoned(sql)) {
    const { count } = await deleteFileRow(sql, key)
    if (count === 0) continue
    await storage.remove('uploads', key)
    await storage.remove('files', key)
  }
  // An hour more than a file has, for a store whose clock is not ours.
  const before = new Date(now().getTime() - (abandonedAfterHours + 1) * hourMs)
  for await (const key of storage.listUploads(before)) await storage.remove('uploads', key)
}
