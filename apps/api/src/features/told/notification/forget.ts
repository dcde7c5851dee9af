import type postgres from 'postgres'
import { dropRead, forgetNotifications } from './store.ts'

/** Forgets notifications whose ninety days are over, and takes what was read out of the daily letter. */
export async function forgetOldNotifications(sql: postgres.Sql): Promise<void> {
  await forgetNotifications(sql)
  await dropRead(sql)
}
