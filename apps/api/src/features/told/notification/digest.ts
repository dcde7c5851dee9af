import type postgres from 'postgres'
import { notificationDigest } from '../../../letters/notification-digest.ts'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform.ts'
import { listDue, takeDue } from './store.ts'
import { tellPerson } from './tell-person.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/**
 * Writes the daily letter to everybody whose eight o'clock has come and for whom something unread waits. Notifications are taken and the
 * letter posted in one transaction: two workers, or one that dies, write it once.
 */
export async function writeDigests(
  sql: postgres.Sql,
  platform: Pick<Platform, 'mail' | 'fields'>,
  at = now(),
): Promise<void> {
  for (const { id } of await listDue(sql, at)) {
    await sql.begin(async (tx) => {
      const news = await takeDue(tx, id, at)
      if (news.length === 0) return
      const unsubscribePath = `/unsubscribe-digest/${unsubscribeToken(platform, id)}`
      await tellPerson(tx, platform, id, notificationDigest({ news, path: '/account/notifications', unsubscribePath }))
    })
  }
}
