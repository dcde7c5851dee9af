import { afterEach, beforeEach, expect, it } from 'vitest'
import { callAt } from './call.ts'
import { makeOn, type Person } from './make.ts'
import { startTwoNodes, type TwoNodes } from './two-nodes.ts'

let two: TwoNodes
let person: Person
let token: string
beforeEach(async () => {
  two = await startTwoNodes()
  const make = makeOn(two.db.owner)
  person = await make.person('bench-sales', await make.company())
  token = await make.session(person)
}, 60_000)
afterEach(() => two.close())

const count = 40

it('reminds once of each task at its time, whichever of two nodes looks', async () => {
  const remindDate = new Date(Date.now() + 2_000).toISOString()
  const added = Array.from({ length: count }, (_, n) =>
    callAt(two.nodes[n % 2]?.url ?? '')(token).post('/task/add', { title: `Call ${n}`, remindDate }),
  )
  expect((await Promise.all(added)).every(({ status }) => status === 200)).toBe(true)
  const told = () => two.db.owner<{ name: string; times: number }[]>`
    select name, count(*)::int as times from notification where user_id = ${person.id} group by name`
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(count)
  // Every worker that was woken has looked.
  const waiting = () =>
    two.db.owner`select 1 from pgboss.job where name = 'remind-tasks' and state in ('created', 'active')`
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
  expect((await told()).filter(({ times }) => times !== 1)).toEqual([])
  const letters = await two.db.owner`select 1 from mail`
  // Letters at once are fewer than the tasks: the rest waits for the daily letter, and none is told twice.
  const folded = await two.db.owner`select 1 from notification where user_id = ${person.id} and awaits_digest`
  expect(letters.length).toBeLessThan(count)
  expect(letters.length + folded.length).toBe(count)
})
