import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { endParse, type ParseEnd } from './store.ts'

/** Keeps how a reading ended, goes on in the same transaction, and tells the page that waits. Another worker may have ended it before. */
export const endReading = (
  sql: postgres.Sql,
  platform: Platform,
  parseId: string,
  how: ParseEnd,
  goOn: (tx: postgres.TransactionSql) => Promise<void>,
): Promise<void> =>
  sql.begin(async (tx) => {
    const whose = await endParse(tx, parseId, how)
    if (!whose) return
    await goOn(tx)
    await platform.events.tell(tx, whose, { kind: 'parse', id: parseId })
  })
