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

it('reminds a counsellor once of each of twenty papers of students that end', async () => {
  const make = makeOn(two.db.owner)
  const company = await make.company()
  const counsellor = await make.person('recruiter', company)
  const by = await make.session(await make.person('owner', company))
  const student = await make.student(company, { counsellor_id: counsellor.id })
  const papers = Array.from({ length: 20 }, async (_, n) => {
    const id = await make.studentDocument(company, counsellor, student, { title: `Paper ${n}` })
    const expiryDate = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
    return callAt(two.nodes[n % 2]?.url ?? '')(by).put(`/student-document/update/${id}`, { expiryDate })
  })
  expect((await Promise.all(papers)).map(({ status }) => status)).toEqual(papers.map(() => 200))
  // Their morning has come, on both nodes at once.
  await two.db.owner`update task set remind_at = now() where kind = 'student-document-expires'`
  const remindDate = new Date(Date.now() + 1_000).toISOString()
  for (const { url } of two.nodes) await callAt(url)(token).post('/task/add', { title: `Wake ${url}`, remindDate })
  const told = () => two.db.owner<{ name: string; times: number }[]>`
    select params ->> 'name' as name, count(*)::int as times from notification
    where user_id = ${counsellor.id} and kind = 'student-document-expires' group by 1`
  await expect.poll(async () => (await told()).length, { timeout: 70_000 }).toBe(20)
  const waiting = () =>
    two.db.owner`select 1 from pgboss.job where name = 'remind-tasks' and state in ('created', 'active')`
  await expect.poll(async () => (await waiting()).length, { timeout: 70_000 }).toBe(0)
  expect((await told()).filter(({ times }) => times !== 1)).toEqual([])
  // The next of its four times is set, and nobody is told before it.
  const next = await two.db.owner`
    select 1 from task where kind = 'student-document-expires' and remind_at > now() and reminded_at is null`
  expect(next).toHaveLength(20)
}, 120_000)
