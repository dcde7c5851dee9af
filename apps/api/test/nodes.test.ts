import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, callAt } from './call.ts'
import { makeOn, type Person } from './make.ts'
import { openStream } from './open-stream.ts'
import { writeTextPdf } from './reading/pdf-writer.ts'
import { startTwoNodes, type TwoNodes } from './two-nodes.ts'
import { fetchFile, upload } from './upload.ts'

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

const names = Array.from({ length: 300 }, (_, index) => `Bench ${index}`)
const hotlist = (name: string) => ({ name, description: 'Made under load', isPublic: true })

describe('two nodes on one database', () => {
  it('end a session together: signed out on one, refused on the other', async () => {
    const [first, second] = two.nodes.map(({ url }) => callAt(url)(token))
    expect((await second?.get('/auth/me'))?.status).toBe(200)
    expect((await first?.post('/auth/sign-out'))?.status).toBe(200)
    expect((await second?.get('/auth/me'))?.status).toBe(401)
  })

  it('end a session together that its person revokes from another', async () => {
    const [first, second] = two.nodes.map(({ url }) => callAt(url)(token))
    const other = await makeOn(two.db.owner).session(person)
    const theirs = callAt(two.nodes[1].url)(other)
    expect((await theirs.get('/auth/me')).status).toBe(200)
    const { data } = (await second?.post('/session/list'))?.body ?? { data: [] }
    const id = data.find(({ isCurrent }) => !isCurrent)?._id
    expect((await first?.delete(`/session/revoke/${id}`))?.status).toBe(200)
    expect((await theirs.get('/auth/me')).status).toBe(401)
  })

  it('give a file out once together, at an address that either of them made', async () => {
    const callers = two.nodes.map(({ url }) => callAt(url)(token))
    const [first, second] = callers as [Caller, Caller]
    const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
    const resumeKey = await upload({ url: two.nodes[0].url }, first, pdf)
    const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@mail.example', phone: '5551234567' }
    expect((await first.post('/candidate/add-candidate', { ...jane, resumeKey })).status).toBe(201)
    const { presignedUrl } = (await second.get(`/s3/download-url?fileKey=${resumeKey}`)).body
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => fetchFile(two.nodes[at % 2] ?? two.nodes[0], first, presignedUrl)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const bytes = await answers.find(({ ok }) => ok)?.arrayBuffer()
    expect(bytes && Buffer.from(bytes).equals(pdf)).toBe(true)
  })

  it('narrow the sight of somebody who is signed in on both, at the next request and on open pages', async () => {
    const { make, url } = { make: makeOn(two.db.owner), url: two.nodes[0].url }
    const company = { id: person.companyId ?? '', name: '' }
    const owner = callAt(url)(await make.tokenOf('owner', company))
    const unit = await make.unit(company)
    const theirs = await make.candidate(company)
    const callers = two.nodes.map((node) => callAt(node.url)(token))
    const looks = () =>
      Promise.all(
        callers.map(async (caller) => [
          (await caller.post('/candidate/list', { searchTerm: 'Jane' })).body.totalDocs,
          (await caller.post('/candidate/view', { candidateId: theirs })).status,
        ]),
      )
    expect(await looks()).toEqual([
      [1, 200],
      [1, 200],
    ])
    const stream = await openStream(two.nodes[1].url, token)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    const id = await make.member(person, { status: 'active' })
    const narrowed = await owner.put(`/company-member/update/${id}`, { sight: 'team', units: [unit] })
    expect(narrowed.status).toBe(200)
    const began = performance.now()
    expect(await looks()).toEqual([
      [0, 404],
      [0, 404],
    ])
    expect(await stream.next()).toEqual({ kind: 'session' })
    expect(await stream.next()).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1_500)
  })

  it('count tries to sign in together', async () => {
    const wrong = { email: 'nobody@mail.example', password: 'Wrong@2026' }
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await callAt(two.nodes[turn % 2]?.url ?? '')().post('/company/sign-in', wrong)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  it('tell pages that are open on the other', async () => {
    const [first, second] = two.nodes
    const stream = await openStream(second.url, token)
    await stream.next()
    // An event that a node of another version may send is passed over.
    await two.db.owner`select pg_notify('corridor_live', '{"kind":"resync"}')`
    const [row] = await two.db.owner<{ company_id: string }[]>`select company_id from session limit 1`
    const payload = JSON.stringify({ audience: { companyId: row?.company_id }, event: { kind: 'resync' } })
    await two.db.owner`select pg_notify('corridor_live', ${payload})`
    expect(await stream.next()).toEqual({ kind: 'resync' })
    expect(first.process.exitCode).toBeNull()
    stream.close()
  })

  it('lose one that is killed under load: what was acknowledged is kept, and only requests under way on it fail', async () => {
    const [victim, survivor] = two.nodes
    const caller = callAt(two.url)(token)
    const acknowledged: string[] = []
    let failed = 0
    const waiting = [...names]
    const clients = 8
    const client = async () => {
      for (let name = waiting.pop(); name; name = waiting.pop()) {
        const answer = await caller.post('/hotlist/add', hotlist(name)).catch(() => undefined)
        if (answer?.status === 200) acknowledged.push(name)
        else failed += 1
        if (acknowledged.length === 80) victim.process.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    if (victim.process.signalCode === null) await once(victim.process, 'exit')

    expect(failed).toBeLessThanOrEqual(clients)
    expect(acknowledged.length).toBeGreaterThanOrEqual(names.length - clients)
    const kept = await two.db.owner<{ name: string }[]>`
      select h.name from hotlist h join audit a on a.record_id = h.id::text and a.action = 'hotlist.add'`
    const keptNames = new Set(kept.map(({ name }) => name))
    expect(acknowledged.filter((name) => !keptNames.has(name))).toEqual([])
    expect((await callAt(survivor.url)(token).get('/auth/me')).status).toBe(200)
  })

  it('lose no request when one is asked to stop under load', async () => {
    const [leaving] = two.nodes
    const caller = callAt(two.url)(token)
    const waiting = [...names]
    const statuses = new Map<number, number>()
    const client = async () => {
      for (let name = waiting.pop(); name; name = waiting.pop()) {
        const { status } = await caller.post('/hotlist/add', hotlist(name))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (waiting.length === 200) leaving.process.kill('SIGTERM')
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    expect([...statuses]).toEqual([[200, names.length]])
  })
})
