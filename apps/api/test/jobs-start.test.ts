import { afterAll, beforeAll, expect, it } from 'vitest'
import { queues } from '../src/features.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

const dailyQueue = { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 10 }

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  // As no process has opened any yet.
  await db.owner`drop schema pgboss cascade`
})
afterAll(() => db.drop())

it('queues open on one database for many processes that start together', async () => {
  const opened = await Promise.allSettled(
    Array.from({ length: 8 }, () => openJobs(db.owner, db.urls.owner, queues, () => undefined)),
  )
  await Promise.all(opened.map((one) => one.status === 'fulfilled' && one.value.stop()))
  expect(opened.map((one) => (one.status === 'rejected' ? String(one.reason) : 'open'))).toEqual(Array(8).fill('open'))
})

it('forgets the clock of work that no feature does any more', async () => {
  const earlier = await openJobs(
    db.owner,
    db.urls.owner,
    { ...queues, 'long-gone': dailyQueue } as typeof queues,
    () => undefined,
  )
  earlier.handle('long-gone' as never, async () => undefined)
  await earlier.work()
  await earlier.stop()
  const scheduled = async () => (await db.owner`select name from pgboss.schedule`).map(({ name }) => name)
  expect(await scheduled()).toContain('long-gone')

  const later = await openJobs(db.owner, db.urls.owner, queues, () => undefined)
  later.handle('purge-bin', async () => undefined)
  await later.work()
  await later.stop()
  expect(await scheduled()).toEqual(['purge-bin'])
})
