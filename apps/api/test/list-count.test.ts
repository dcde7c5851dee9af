import { afterAll, beforeAll, expect, it } from 'vitest'
import { besideTransaction } from '../src/db/pool/transaction.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

const sixteen = Array.from({ length: 16 })

it('counts once for all who wait for the same total', async () => {
  const company = await run.make.company()
  const by = await run.make.person('owner', company)
  const caller = run.call(await run.make.session(by))
  for (const n of [1, 2, 3]) await run.make.candidate(company, { first_name: 'Waited', last_name: `For ${n}` })
  const ask = () => caller.post<{ totalDocs: number; data: unknown[] }>('/candidate/list', { searchTerm: 'waited' })
  const counting = () =>
    run.db.owner`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%list_total%'`

  const answers = await run.db.owner.begin(async (holder) => {
    await holder`lock table candidate in access exclusive mode`
    return besideTransaction(async () => {
      const asked = sixteen.map(ask)
      await expect.poll(async () => (await counting()).length).toBeGreaterThan(0)
      // Each of the sixteen has come as far as it can before somebody who came later is answered.
      for (const _ of sixteen) expect((await caller.get('/auth/me')).status).toBe(200)
      expect(await counting()).toHaveLength(1)
      return { asked }
    })
  })
  for (const answer of answers.asked) expect((await answer).body).toMatchObject({ totalDocs: 3, data: [{}, {}, {}] })
})
