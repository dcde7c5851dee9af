import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/sql.ts'

const beatMs = 10_000
/** Workers that were not heard for this long are gone. */
const silentSeconds = 60

/** Says every ten seconds that this process works in the background, until `stop`. */
export async function beatAsWorker(sql: Sql, everyMs = beatMs): Promise<{ stop(): Promise<void> }> {
  const id = newId()
  const beat = () =>
    sql`
      with left_over as (delete from live_worker where seen_at < now() - interval '1 day')
      insert into live_worker (id) values (${id}) on conflict (id) do update set seen_at = now()`
  await beat()
  // One beat that is lost is followed by the next.
  const timer = setInterval(() => void beat().catch(() => undefined), everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await sql`delete from live_worker where id = ${id}`.catch(() => undefined)
    },
  }
}

/** Counts the processes that work in the background. With none, letters, readings and imports wait. */
export async function countWorkers(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from live_worker where seen_at > now() - make_interval(secs => ${silentSeconds})`
  return row?.n ?? 0
}
