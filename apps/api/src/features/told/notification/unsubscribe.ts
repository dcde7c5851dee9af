import { leaveAudit } from '../../../db/audit.ts'
import type { Visit } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { deliveriesOf } from './settings.ts'
import { keepChoice } from './store.ts'

const placeOf = (userId: string) => ({ table: 'notification_setting', column: 'unsubscribe', rowId: userId })
const words = 'daily letter'

/** A token that ends one person's daily letter and can do nothing else; it stays good as long as its key is in the ring. */
export const unsubscribeToken = ({ fields }: Pick<Platform, 'fields'>, userId: string): string =>
  `${userId}.${fields.mark(words, placeOf(userId)).toString('base64url')}`

/**
 * Ends the daily letter for whoever holds a token of it, without a sign-in: what was to stand there stays in the app alone. Twice is as
 * once. Throws `notification.linkDead`.
 */
export async function unsubscribe(
  { db, platform, requestId }: Pick<Visit, 'db' | 'platform' | 'requestId'>,
  { token }: { token: string },
) {
  const [, userId = '', mark = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!userId || !platform.fields.markFits(Buffer.from(mark, 'base64url'), words, placeOf(userId)))
    throw fail('notification.linkDead')
  await db.begin(async (tx) => {
    const inDigest = (await deliveriesOf(tx, userId)).filter(({ delivery }) => delivery === 'digest')
    for (const { kind } of inDigest) await keepChoice(tx, userId, kind, 'app')
    if (inDigest.length === 0) return
    await leaveAudit(tx, {
      actorId: userId,
      companyId: null,
      action: 'notification.unsubscribe',
      record: { kind: 'user', id: userId },
      before: { digest: inDigest.map(({ kind }) => kind) },
      after: { digest: [] },
      requestId,
    })
  })
  return { success: true as const }
}
