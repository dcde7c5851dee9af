import { gigabyte } from '@corridor/contract/money/plan/terms'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countReserved, lockStorage } from './store.ts'

/** Keeps others from taking room until the transaction ends, and throws `file.quota` if `bytes` more do not fit the plan. */
export async function assertRoom(tx: Sql, companyId: string, bytes: number): Promise<void> {
  const { storageGb, kept } = await lockStorage(tx, companyId)
  if (storageGb === null) return
  // A statement of its own: it must see what was reserved while the lock was waited for.
  const reserved = await countReserved(tx, companyId)
  if (kept + reserved + bytes > storageGb * gigabyte) throw fail('file.quota', { limit: storageGb })
}
