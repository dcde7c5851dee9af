import { PgBoss } from 'pg-boss'
import { expect } from 'vitest'
import type { JobName } from '../src/platform/jobs.ts'
import type { TestDatabase } from './test-database.ts'

/** Does as the queue when the time of its active pieces has run out: each is due for another worker. */
export async function loseActive(db: TestDatabase, name: JobName): Promise<void> {
  await db.owner`
    update pgboss.job set state = 'active', started_on = now() - interval '1 hour' where name = ${name} and state in ('active', 'created')`
  const watch = new PgBoss({ connectionString: db.urls.owner, monitorIntervalSeconds: 1, max: 1 })
  await watch.start()
  const lost = async () => {
    await watch.supervise(name)
    const left = await db.owner`
      select 1 from pgboss.job where name = ${name} and (state = 'active' or (state = 'retry' and start_after >= now()))`
    return left.length
  }
  try {
    await expect.poll(lost, { timeout: 45_000, interval: 500 }).toBe(0)
  } finally {
    await watch.stop({ graceful: false })
  }
}
