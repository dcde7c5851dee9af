import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Jobs, openJobs } from '../src/platform/jobs.ts'
import { openMail } from '../src/platform/mail.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

describe('a job', () => {
  let db: TestDatabase
  let jobs: Jobs
  const done: string[] = []
  beforeAll(async () => {
    db = await openTestDatabase()
    jobs = await openJobs(db.owner, db.urls.owner, () => {})
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

describe('a letter', () => {
  let run: RunningApp
  beforeAll(async () => {
    run = await runApp({ DEMO: '1' })
  })
  afterAll(() => run.close())

  it('that is posted in a transaction waits in the outbox and shows in the mailbox of the demo, harmless', async () => {
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, () => {})
    const mail = openMail(run.db.sql, jobs, undefined, 'no-reply@corridor.example')
    const to = { name: '<img src=x onerror=alert(1)>', address: 'jane@example.com' }
    const letter = { to, subject: '</title><script>1</script>', text: 'Hello & "welcome" <b>', html: '<p>Hello</p>' }
    await run.db.sql.begin((tx) => mail.post(tx, letter))
    await run.db.sql
      .begin(async (tx) => {
        await mail.post(tx, { ...letter, subject: 'Never sent' })
        throw new Error('Changed our mind.')
      })
      .catch(() => {})
    const states = () => run.db.owner`select state from mail`
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'stored' }])
    const page = await (await fetch(`${run.url}/dev/mailbox`)).text()
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(page).toContain('Hello &#38; &#34;welcome&#34; &#60;b&#62;')
    expect(page).not.toMatch(/<script|<img|<b>|Never sent/)
    await jobs.stop()
  })

  it('shows nowhere outside the demo', async () => {
    const plain = await runApp({ ROLE: 'api', DEMO: '0' })
    const answer = await fetch(`${plain.url}/dev/mailbox`)
    expect(await answer.text()).not.toContain('Mailbox of the demo')
    expect((await plain.call().get('/demo')).body).toEqual({ success: true, demo: false, password: null, persons: [] })
    await plain.close()
  })
})
