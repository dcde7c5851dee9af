import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../notification/notify.ts'
import { takeDue } from './store.ts'

const atOnceMax = 50

/**
 * Reminds people of the tasks whose time has come. Tasks are taken and people told in one transaction: two workers, or one that dies,
 * remind once. Nobody is reminded who left, or lost sight of the record.
 */
export async function remindTasks(sql: postgres.Sql, platform: Platform, at = now()): Promise<void> {
  for (let taken = atOnceMax; taken === atOnceMax; )
    taken = await sql.begin(async (tx) => {
      const due = await takeDue(tx, at, atOnceMax)
      for (const { person_id, company_id, kind, params, record_kind, record_id, is_seen } of due) {
        if (!is_seen) continue
        await notify(tx, platform, {
          kind,
          // Values of a kind were judged when the task was given.
          params: params as never,
          to: [person_id],
          at: company_id === null ? 'admin' : { companyId: company_id },
          ...(record_kind && record_id && { about: { kind: record_kind, id: record_id } }),
        })
      }
      return due.length
    })
}
