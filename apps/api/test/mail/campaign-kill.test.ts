import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Node, startNode, stopNode } from '../two-nodes.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

const people = 300
/** More in a row than long work is taken up after, if nothing came of it. */
const kills = 5
const connections = 10

let office: PostOffice
let run: RunningApp
const workers: Node[] = []
beforeAll(async () => {
  office = await openPostOffice()
  run = await runApp({ ROLE: 'api', SMTP_URL: office.url })
  // Loaded beforehand, so that a worker spends its start on nothing else.
  await run.db.owner`insert into country (id, name) values (uuidv7(), 'Anywhere') on conflict do nothing`
})
afterAll(async () => {
  await Promise.all(workers.map(stopNode))
  await run.close()
  await office.close()
})

/** Three hundred people of one vendor, and a campaign to them that was started. */
async function begun(): Promise<string> {
  const company = await run.make.company()
  const person = await run.make.person('bench-sales', company)
  const bench = run.call(await run.make.session(person))
  const unit = await run.make.unit(company, {
    ...{ name: 'Charlotte', sender_name: 'Harbor Staffing', from_email: 'sales@harbor.example' },
    ...{ reply_to: 'answers@harbor.example', postal_address: '200 South Tryon Street, Charlotte, NC 28202' },
  })
  const generous = { per_hour: 1_000, per_day: 1_000 }
  await run.make.mailbox(company, { address: 'sales@harbor.example', way: 'relay', member_id: null, ...generous })
  const vendor = await run.make.vendor(company, { name: 'Delta Partners' })
  for (let at = 0; at < people; at += 1) {
    const contact = { first_name: 'Hannah', last_name: `Lindt ${at}`, email: `p${at}@delta.example` }
    await run.make.vendorContact(company, vendor, { ...contact, send_hotlist: true, send_requirement: true })
  }
  const asked = { kind: 'plain', subject: 'Java bench', body: '<p>Good morning</p>', from: unit, vendors: [vendor] }
  const { body } = await bench.post<{ data: { _id: string } }>('/campaign/add', asked)
  expect((await bench.post(`/campaign/start/${body.data._id}`, {})).status).toBe(200)
  return body.data._id
}

const rowsOf = (id: string) => run.db.owner<{ state: string; address: string }[]>`
  select state, address from campaign_recipient where campaign_id = ${id}`
const waitingOf = async (id: string) =>
  (await rowsOf(id)).filter(({ state }) => ['queued', 'sending', 'deferred'].includes(state)).length

/** Does at once as a minute after a worker died: the lease is over, and the campaign is looked for. */
async function findLost(id: string): Promise<void> {
  await run.db
    .owner`update campaign set leased_until = now() - interval '1 second' where id = ${id} and leased_until is not null`
  await run.db.owner`insert into pgboss.job (name, data) values ('resume-work', '{}')`
}

it('sends nobody two and forgets nobody, however often its worker is killed in the middle', async () => {
  const id = await begun()
  for (let kill = 1; kill <= kills; kill += 1) {
    const worker = await startNode(run.db, run.dataDir, { ROLE: 'worker', SMTP_URL: office.url })
    workers.push(worker)
    await findLost(id)
    // At another moment each time: some are accepted, some under way, and none the same as before.
    const enough = office.delivered.length + 1 + Math.floor(Math.random() * (people / (kills + 1)))
    await expect.poll(() => office.delivered.length, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(enough)
    worker.process.kill('SIGKILL')
    await once(worker.process, 'exit')
  }
  workers.push(await startNode(run.db, run.dataDir, { ROLE: 'worker', SMTP_URL: office.url }))
  await findLost(id)
  await expect.poll(() => waitingOf(id), { timeout: 60_000 }).toBe(0)

  const times = new Map<string, number>()
  for (const address of office.delivered.flatMap(({ to }) => to)) times.set(address, (times.get(address) ?? 0) + 1)
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(people)
  expect([...times.values()].filter((count) => count > 1)).toEqual([])
  const of = (state: string) => rows.filter((row) => row.state === state)
  expect(of('accepted').filter(({ address }) => times.get(address) !== 1)).toEqual([])
  expect(of('unknown').length).toBeLessThanOrEqual(connections * kills)
  expect(of('accepted').length + of('unknown').length).toBe(people)
}, 300_000)
