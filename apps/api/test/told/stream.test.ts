import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAt } from '../call.ts'
import { type Company, type Make, makeOn, type Person } from '../make.ts'
import { openStream, type Stream } from '../open-stream.ts'
import { startNode, startTwoNodes, stopNode, type TwoNodes } from '../two-nodes.ts'

let two: TwoNodes
let make: Make
let company: Company
let person: Person
let token: string
beforeAll(async () => {
  two = await startTwoNodes()
  make = makeOn(two.db.owner)
}, 60_000)
afterAll(() => two.close())
beforeEach(async () => {
  company = await make.company()
  person = await make.person('recruiter', company)
  token = await make.session(person)
})

const open = async (node: 0 | 1 = 0, whose = token): Promise<Stream> => {
  const stream = await openStream(two.nodes[node].url, whose)
  if (stream.status === 200) expect(await stream.next()).toEqual({ kind: 'resync' })
  return stream
}

/** Measures the time for which a stream goes on; each word that comes meanwhile is passed over. */
const msUntilEnd = async (stream: Stream) => {
  const began = performance.now()
  while (await stream.next()) {
    // It was told of something.
  }
  return performance.now() - began
}

describe('an open stream ends within a second', () => {
  const member = () => two.db.owner`update membership set status = 'inactive' where user_id = ${person.id}`
  const ends: [string, () => Promise<unknown>][] = [
    ['its membership', member],
    ['its last role', () => two.db.owner`update membership set roles = '{}' where user_id = ${person.id}`],
    ['its account', () => two.db.owner`update user_account set status = 'inactive' where id = ${person.id}`],
    ['its company', () => two.db.owner`update company set deleted_at = now() where id = ${company.id}`],
    ['its session, on the other node', () => callAt(two.nodes[1].url)(token).post('/auth/sign-out')],
    ['its time', () => two.db.owner`update session set expires_at = now() where user_id = ${person.id}`],
  ]
  it.each(ends)('with %s, and nobody else’s does', async (_, end) => {
    const other = await make.company()
    const stranger = await open(1, await make.session(await make.person('owner', other)))
    const streams = [await open(0), await open(1)]
    await end()
    const took = await Promise.all(streams.map(msUntilEnd))
    for (const ms of took) expect(ms).toBeLessThan(1_000)
    const told = JSON.stringify({ audience: { companyId: other.id }, event: { kind: 'plan' } })
    await two.db.owner`select pg_notify('corridor_live', ${told})`
    expect(await stranger.next()).toEqual({ kind: 'plan' })
    stranger.close()
  })

  it('with the role Administrator', async () => {
    const admin = await make.person('administrator')
    const stream = await open(0, await make.session(admin))
    await two.db.owner`update user_account set is_administrator = false where id = ${admin.id}`
    expect(await msUntilEnd(stream)).toBeLessThan(1_000)
  })
})

describe('a person', () => {
  const refused = async (node: 0 | 1) => {
    const stream = await open(node)
    stream.close()
    return stream.status === 429
  }

  it('has twenty streams on all nodes together, whatever is asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 30 }, (_, at) => open(at % 2 ? 1 : 0)))
    const streams = asked.filter(({ status }) => status === 200)
    expect(streams).toHaveLength(20)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10)
    expect([await refused(0), await refused(1)]).toEqual([true, true])
    const other = await open(0, await make.session(await make.person('owner', company)))
    expect(other.status).toBe(200)
    streams.pop()?.close()
    await expect.poll(async () => (await open(1)).status, { timeout: 5_000 }).toBe(200)
    for (const stream of [...streams, other]) stream.close()
  })

  it('has them back from a node that was killed', async () => {
    const third = await startNode(two.db, two.dataDir)
    const lost: Stream[] = []
    try {
      lost.push(...(await Promise.all(Array.from({ length: 20 }, () => openStream(third.url, token)))))
      expect(lost.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(await refused(0)).toBe(true)
    } finally {
      third.process.kill('SIGKILL')
      await stopNode(third)
    }
    await expect.poll(() => refused(1), { timeout: 20_000, interval: 500 }).toBe(false)
    // A stream that nobody holds any more may be collected, and closes by that.
    for (const stream of lost) stream.close()
  })
})
