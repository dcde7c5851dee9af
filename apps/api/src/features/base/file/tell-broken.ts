import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { notifyAdministrators } from '../../told/notification/notify.ts'
import { isFirstToday } from './store.ts'

/** Tells administrators that a kept file does not open, once a day for each file. */
export const tellBrokenFile = (sql: postgres.Sql, platform: Platform, key: string): Promise<void> =>
  sql.begin(async (tx) => {
    if (await isFirstToday(tx, key)) await notifyAdministrators(tx, platform, { kind: 'file-broken', params: {} })
  })
