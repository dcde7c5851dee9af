import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queues } from '../src/features.ts'
import { type Jobs, openJobs } from '../src/platform/jobs.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

describe('a job', () => {
  let db: TestDatabase
  let jobs: Jobs
  const done: string[] = []
  beforeAll(async () => {
    db = await openTestDatabase()
    jobs = await openJobs(db.owner, db.urls.owner, queues, () => {})
    jobs.handle('send-mail', async ({ mailId }) => void done.push(mailId))
    await jobs.work()
  })
  afterAll(async () => {
    await jobs.stop()
    await db.drop()
  })

  it('runs once where its transaction was committed, and never where it was rolled back', async () => {
    const rolledBack = db.sql.begin(async (tx) => {
      await jobs.enqueue(tx, 'send-mail', { mailId: 'rolled back' })
      throw new Error('Changed our mind.')
    })
    await expect(rolledBack).rejects.toThrow('Changed our mind.')
    await db.sql.begin((tx) => jobs.enqueue(tx, 'send-mail', { mailId: 'committed' }))
    await db.sql.begin((tx) => jobs.enqueue(tx, 'send-mail', { mailId: 'the last' }))
    await expect.poll(() => done, { timeout: 20_000 }).toContain('the last')
    await expect.poll(() => done.toSorted(), { timeout: 5_000 }).toEqual(['committed', 'the last'])
    const [left] = await db.owner`
      select count(*) as waiting from pgboss.job where name = 'send-mail' and state in ('created', 'retry')`
    expect(left).toEqual({ waiting: 0 })
  })

  it('does not wait for rest where many came at once', async () => {
    const letters = Array.from({ length: 30 }, (_, at) => `one of many ${at}`)
    await Promise.all(letters.map((mailId) => db.sql.begin((tx) => jobs.enqueue(tx, 'send-mail', { mailId }))))
    // A worker that rests does so for half a minute.
    await expect.poll(() => done.filter((name) => name.startsWith('one of many')).length, { timeout: 10_000 }).toBe(30)
  })
})
