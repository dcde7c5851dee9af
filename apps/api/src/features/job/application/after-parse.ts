import type { Jobs } from '../../../platform/jobs.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findByParse } from './store.ts'

/** Has the applicant filled in whose resume was read, in the transaction that ends the reading. */
export async function fillAfter(tx: Sql, jobs: Jobs, parseId: string): Promise<void> {
  const waiting = await findByParse(tx, parseId)
  if (waiting) await jobs.enqueue(tx, 'fill-applicant', { applicationId: waiting.id })
}
