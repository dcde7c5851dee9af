import { afterAll, beforeAll, expect, it } from 'vitest'
import { queues } from '../src/features.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

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
