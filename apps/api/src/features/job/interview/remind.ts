import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform.ts'
import { takeDue } from './store.ts'
import { remindGuests } from './tell.ts'

const atOnceMax = 50

/**
 * Reminds the people of interviews, a day before and an hour before. Interviews that are taken and letters that are written are one
 * transaction.
 */
export async function remindInterviews(sql: postgres.Sql, platform: Pick<Platform, 'mail'>, at = now()): Promise<void> {
  for (let taken = atOnceMax; taken === atOnceMax; )
    taken = await sql.begin(async (tx) => {
      const due = await takeDue(tx, at, atOnceMax)
      for (const { id, is_ahead } of due) if (is_ahead) await remindGuests(tx, platform, id)
      return due.length
    })
}
