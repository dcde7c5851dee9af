import type { Sql } from '../../../platform/sql.ts'
import { markReplied } from './store.ts'

/**
 * Notes that somebody answered a mail of a campaign: the first time counts, and no further mail of it goes to them. Never call it for
 * what a program answers by itself.
 */
export const noteReply = (tx: Sql, companyId: string, recipientId: string, at: Date): Promise<unknown> =>
  markReplied(tx, companyId, recipientId, at.toISOString())
