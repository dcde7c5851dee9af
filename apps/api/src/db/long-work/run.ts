import type postgres from 'postgres'
import { now } from '../../platform/clock.ts'
import { Failure } from '../../platform/fail.ts'
import type { Platform } from '../../platform.ts'
import type { Context } from '../scope/context.ts'
import { haltWork, tellOf } from './halt.ts'
import type { LongWork, WorkRow } from './kind.ts'
import { leaseSeconds, leaveWork, noteProgress, renewLease, takeWork } from './lease.ts'

/** After so long others get their turn, and a process that stops can end. */
const turnMs = 8_000
const renewEveryMs = (leaseSeconds * 1_000) / 4
const tellEveryMs = 300

/**
 * Works for one turn on a piece of long work, and queues the next if there is more. Comes in vain if somebody is at it. A worker that dies
 * leaves its lease to run out; whatever it had not committed is done anew.
 */
export async function runWork<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  kind: LongWork<Row>,
  id: string,
): Promise<void> {
  const work = await takeWork(sql, kind, id)
  if (!work) return
  const renewing = setInterval(() => renewLease(sql, kind, work).catch(() => undefined), renewEveryMs)
  try {
    const hasMore = await workOn(sql, platform, kind, work)
    await sql.begin(async (tx) => {
      await leaveWork(tx, kind, work)
      if (hasMore) await platform.jobs.enqueue(tx, kind.job, { id })
    })
  } finally {
    clearInterval(renewing)
  }
}

/** True if the turn ended before the work did. */
async function workOn<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  kind: LongWork<Row>,
  work: Row,
): Promise<boolean> {
  const until = now().getTime() + turnMs
  let toldAt = 0
  const tell = async (tx: postgres.Sql | postgres.TransactionSql, isEnd = false) => {
    const at = now().getTime()
    if (!isEnd && at - toldAt < tellEveryMs) return
    toldAt = at
    await tellOf(tx, platform, kind, work)
  }
  for (;;) {
    const context = await resume(sql, platform, kind, work)
    if (!context) return haltWork(sql, platform, kind, work, 'work.forbidden')
    if (!(await kind.advance({ context, work, tell }))) return false
    if (work.times_lost > 0) {
      await noteProgress(sql, kind, work)
      work.times_lost = 0
    }
    if (now().getTime() >= until) return true
  }
}

async function resume<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  kind: LongWork<Row>,
  work: Row,
): Promise<Context | undefined> {
  try {
    return await kind.resume(sql, platform, work)
  } catch (error) {
    if (error instanceof Failure && error.code === 'session.forbidden') return undefined
    throw error
  }
}
