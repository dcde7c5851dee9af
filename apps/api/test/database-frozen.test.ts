import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from './call.ts'
import { type RunningApp, runApp } from './running-app.ts'

const answerWithinMs = 1_500
let run: RunningApp
let bench: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' }, { answerWithinMs })
  bench = run.call(await run.make.session(await run.make.person('bench-sales', await run.make.company())))
})
afterAll(() => run.close())

const hotlist = { name: 'Java bench', description: 'Ready in two weeks', isPublic: true }

/** Stops the processes that serve the application's connections, as a hanging disk would. */
async function freeze(): Promise<() => void> {
  const rows = await run.db.owner<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'corridor'`
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  }
}

describe('a database that is frozen', () => {
  it('makes requests end in time, leaves other routes alone, and loses nothing once it goes on', async () => {
    // As many connections as the pool has, so that each of them is frozen.
    await Promise.all(Array.from({ length: 40 }, () => bench.post('/hotlist/list')))
    const thaw = await freeze()
    try {
      const keyed = { 'idempotency-key': 'made-while-frozen' }
      const [list, add, alive] = await Promise.all([
        bench.post('/hotlist/list'),
        bench.send('POST', '/hotlist/add', hotlist, keyed),
        fetch(`${run.url}/healthz`),
      ])
      for (const { status, body, headers } of [list, add]) {
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'server.unavailable', '5'])
      }
      expect(alive.status).toBe(200)
    } finally {
      thaw()
    }
    await expect.poll(async () => (await bench.post('/hotlist/list')).status).toBe(200)
    const again = await bench.send('POST', '/hotlist/add', hotlist, { 'idempotency-key': 'made-while-frozen' })
    expect(again.status).toBe(200)
    expect((await bench.post('/hotlist/list')).body.totalDocs).toBe(1)
  })
})
