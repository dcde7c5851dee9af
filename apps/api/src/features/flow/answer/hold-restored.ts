import type { Sql } from '../../../platform/sql.ts'
import { settleQuietly } from '../../job/submission/settle.ts'
import { endRestored } from './store.ts'

/** Ends answers that came with a backup and had not ended: nobody knows here whether they left since. */
export async function endRestoredAnswers(tx: Sql): Promise<void> {
  for (const { id } of await endRestored(tx)) await settleQuietly(tx, id)
}
