import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { countUnread, findTimeZone, markEvery, markThese, unmarkEvery } from './store.ts'

// Marks are nobody else's matter and no record: none of these is a `write`, and the audit does not hold it.

const done = { success: true as const }

// A change that folds may have made another one unread at the very moment that this one becomes so: looked at again, the newer one stays.
const begin = <Answer>({ db }: Context, work: (tx: postgres.TransactionSql) => Promise<Answer>) =>
  db.begin(work).catch((error) => {
    if (!isTaken(error, 'notification_folded')) throw error
    return db.begin(work)
  }) as Promise<Answer>

/** Counts the unread notifications of the caller, with the zone of their mornings. */
export async function countNotifications(context: Context) {
  const unread = await countUnread(context.db, context)
  return { ...done, unread, timeZone: await findTimeZone(context.db, context.caller.userId) }
}

/** Marks some of the caller's as read, or as unread again. Their other pages hear of it. */
export const markNotifications = (context: Context, { ids, isRead }: { ids: string[]; isRead: boolean }) =>
  begin(context, async (tx) => {
    if ((await markThese(tx, context, ids, isRead)) > 0) await tellOwnPages(tx, context)
    return done
  })

/** Marks all that the caller sees as read; answers the moment by which `unmarkAll` takes it back. */
export const markAll = (context: Context) =>
  context.db.begin(async (tx) => {
    const { marked, at } = await markEvery(tx, context)
    if (marked > 0) await tellOwnPages(tx, context)
    return { ...done, marked, readDate: at.toISOString() }
  })

export const unmarkAll = (context: Context, { readDate }: { readDate: string }) =>
  begin(context, async (tx) => {
    if ((await unmarkEvery(tx, context, new Date(readDate))) > 0) await tellOwnPages(tx, context)
    return done
  })

const tellOwnPages = (tx: Sql, { caller, platform }: Context) =>
  platform.events.tell(tx, { userId: caller.userId }, { kind: 'notification' })
