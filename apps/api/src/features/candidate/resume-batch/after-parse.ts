import type { Jobs } from '../../../platform/jobs.ts'
import type { Sql } from '../../../platform/sql.ts'
import { listWaiting } from './store.ts'

/** Has the files settled that waited for a reading, in the transaction that ends it. */
export async function settleAfter(tx: Sql, jobs: Jobs, parseId: string): Promise<void> {
  for (const { id } of await listWaiting(tx, parseId)) await jobs.enqueue(tx, 'settle-resume', { fileId: id })
}
