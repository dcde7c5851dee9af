import type postgres from 'postgres'
import type { Sql } from '../../platform/sql.ts'
import type { Platform } from '../../platform.ts'
import { haltWork } from './halt.ts'
import type { LongWork, WorkRow } from './kind.ts'

/** Workers in a row that may die at a piece of work: it would kill the next one too. */
const timesLostMax = 3
const atOnce = 100

/** Brings a worker to work whose worker died, or whose piece in the queue was lost. */
export async function resumeLost<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  kind: LongWork<Row>,
): Promise<void> {
  for (const work of await listLost(sql, kind)) {
    if (work.times_lost >= timesLostMax) await haltWork(sql, platform, kind, work, 'work.interrupted')
    else await platform.jobs.enqueue(sql, kind.job, { id: work.id })
  }
}

const listLost = async <Row extends WorkRow>(sql: Sql, { table, halts }: LongWork<Row>): Promise<Row[]> =>
  await sql<Row[]>`
    select * from ${sql(table)} where state = any(${Object.keys(halts)})
      and (leased_until < now() or (leased_until is null and updated_at < now() - interval '1 minute')) limit ${atOnce}`

/** Forgets work whose days are over. */
export async function forgetOld<Row extends WorkRow>(
  sql: postgres.Sql,
  platform: Platform,
  { table, halts, keptDays, left, filesOf, forgotten }: LongWork<Row>,
): Promise<void> {
  const old = await sql<Row[]>`
    select * from ${sql(table)}
    where state <> all(${Object.keys(halts)}) and (created_at < now() - make_interval(days => ${keptDays})
      or (state = any(${[...(left?.states ?? [])]}) and updated_at < now() - make_interval(days => ${left?.days ?? keptDays})))
    limit ${atOnce}`
  for (const work of old as Row[]) {
    await sql.begin(async (tx) => {
      const files = (await filesOf?.(tx, work)) ?? []
      await tx`delete from ${tx(table)} where id = ${work.id}`
      await forgotten?.(tx, platform, work, files)
    })
  }
}
