import type postgres from 'postgres'
import type { Sql } from '../../platform/sql.ts'
import type { Platform } from '../../platform.ts'
import type { LongWork, WorkRow } from './kind.ts'
import { lockWork, moveWork } from './lease.ts'

/** Ends work that cannot go on, with the reason; what was done stays done. Answers false: there is no more to do. */
export async function haltWork<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  kind: LongWork<Row>,
  work: Row,
  reason: 'work.forbidden' | 'work.interrupted',
): Promise<false> {
  await sql.begin(async (tx) => {
    const stands = await lockWork(tx, kind, work)
    if (!stands) return
    await moveWork<WorkRow>(tx, kind, stands, { state: kind.halts[work.state] ?? work.state, reason: { code: reason } })
    await tellOf(tx, platform, kind, work)
    await kind.halted?.(tx, platform, work)
  })
  return false
}

/** Tells the open pages of the one who asked that there is something new of it. */
export const tellOf = <Row extends WorkRow>(tx: Sql, { events }: Platform, { event }: LongWork<Row>, work: Row) =>
  events.tell(tx, { userId: work.created_by }, { kind: event, id: work.id })
