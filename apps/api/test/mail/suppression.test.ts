import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteBounce } from '../../src/features/mail/suppression/note-bounce.ts'
import { addresseesOf, listSuppressed } from '../../src/features/mail/suppression/tables.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
let company: Company
let person: Person
let bench: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company, { first_name: 'Bea', last_name: 'Sales' })
  bench = run.call(await run.make.session(person))
})

const add = (body: object, by = bench) => by.post('/suppression/add', body)
const release = (id: string, body: object = {}, by = bench) =>
  by.post(`/suppression/release/${id}`, { reason: 'They wrote to us', ...body })
const listed = async (body: object = {}, by = bench) => (await by.post('/suppression/list', body)).body.data
const judged = (addresses: string[], topic: 'hotlists' | 'requirements' | 'news' | null = 'hotlists') =>
  listSuppressed(run.db.owner, company.id, topic, addresses)
const bounce = (address: string, more: object = {}) =>
  run.db.owner.begin((tx) =>
    noteBounce(tx, company.id, {
      ...{ address, isHard: false, words: '452 Mailbox full', at: new Date(), mailRef: 'mail 1', ...more },
    }),
  )

describe('what is written down by hand', () => {
  it('is an address or a domain, in lower case, with who did it and why', async () => {
    const { status, body } = await add({ value: ' Jane.Roe@Delta.example ', note: 'Asked on the phone' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Suppressed Successfully',
        data: {
          ...{ kind: 'address', value: 'jane.roe@delta.example', topic: null, reason: 'do-not-contact', state: 'live' },
          evidence: [{ source: 'member', words: 'Asked on the phone', subject: '' }],
          userInfo: [{ name: 'Bea Sales' }],
        },
      },
    })
    const [trail] = await trailOf(run.db.owner, body.data._id)
    expect(trail).toMatchObject({ action: 'suppression.add', actor_id: person.id })
    expect((await add({ value: '@Omega.example', topic: 'news', reason: 'complaint' })).body.data).toMatchObject({
      ...{ kind: 'domain', value: 'omega.example', topic: 'news', reason: 'complaint' },
    })
  })

  it.each([
    ['', 'Address or domain is required'],
    ['jane@', 'Please enter an e-mail address or a domain'],
    ['delta', 'Please enter an e-mail address or a domain'],
    ['delta.example/path', 'Please enter an e-mail address or a domain'],
    ['a b@delta.example', 'Please enter an e-mail address or a domain'],
  ])('is not %j', async (value, message) => {
    const { status, body } = await add({ value })
    expect({ status, told: body.fields?.value }).toEqual({ status: 400, told: message })
  })

  it('is not a bounce or the word of the person', async () => {
    for (const reason of ['unsubscribed', 'hard-bounce', 'imported'])
      expect((await add({ value: 'a@delta.example', reason })).status).toBe(400)
  })

  it('says it once more where the same stands, and the same words say nothing new', async () => {
    const value = 'twice@delta.example'
    const first = await add({ value, note: 'On the phone' })
    expect((await add({ value, note: 'By letter' })).body).toMatchObject({
      message: 'This was suppressed already',
      data: { _id: first.body.data._id, evidence: [{ words: 'On the phone' }, { words: 'By letter' }] },
    })
    const before = await trailLength(run.db.owner)
    expect((await add({ value, note: 'By letter' })).body.data.evidence).toHaveLength(2)
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('stands once, whoever writes it down at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => add({ value: 'race@delta.example', note: `Call ${at}` })),
    )
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    const [row] = await listed({ searchTerm: 'race@' })
    expect(row?.evidence).toHaveLength(8)
  })

  it('keeps the first evidence and the newest, and forgets between', async () => {
    const value = 'often@delta.example'
    for (let call = 1; call <= 25; call += 1) await add({ value, note: `Call ${call}` })
    const [row] = await listed({ searchTerm: 'often@' })
    const words = (row?.evidence as { words: string }[] | undefined)?.map((one) => one.words)
    expect([words?.length, words?.[0], words?.[1], words?.at(-1)]).toEqual([20, 'Call 1', 'Call 7', 'Call 25'])
  })
})

describe('a release', () => {
  it('takes a reason, tells who did it, and happens once', async () => {
    const { _id } = (await add({ value: 'jane@delta.example' })).body.data
    expect((await release(_id, { reason: '' })).body.fields).toEqual({ reason: 'Reason is required' })
    expect((await release(_id)).body).toMatchObject({
      message: 'Released Successfully',
      data: { state: 'released', releaseReason: 'They wrote to us', releaseUserInfo: [{ name: 'Bea Sales' }] },
    })
    expect(await release(_id)).toMatchObject({ status: 409, body: { code: 'suppression.released' } })
    expect(await judged(['jane@delta.example'])).toEqual(new Map())
    const trail = await trailOf(run.db.owner, _id)
    expect(trail.at(-1)).toMatchObject({ action: 'suppression.release-mail', actor_id: person.id })
  })

  it.each(['unsubscribed', 'complaint'])(
    'of the person’s own word (%s) takes their wish and its proof',
    async (reason) => {
      const id = await run.make.suppression(company, { reason })
      for (const body of [{}, { isAsked: true }, { isAsked: true, proof: '  ' }, { proof: 'Letter of May 3' }])
        expect(await release(id, body)).toMatchObject({ status: 400, body: { code: 'suppression.proofNeeded' } })
      const { body } = await release(id, { isAsked: true, proof: 'Letter of May 3' })
      expect(body.data).toMatchObject({ state: 'released', releaseProof: 'Letter of May 3' })
    },
  )

  it('leaves room for another, and both are told in the history of the address', async () => {
    const value = 'again@delta.example'
    const { _id } = (await add({ value })).body.data
    await release(_id)
    const next = (await add({ value, note: 'Once more' })).body.data
    await add({ value: 'delta.example' })
    const { data, history } = (
      await bench.post<{ data: AnyRecord; history: AnyRecord[] }>('/suppression/view', {
        suppressionId: next._id,
      })
    ).body
    expect([data.state, history.map((row) => [row._id, row.state])]).toEqual(['live', [[_id, 'released']]])
  })

  it('is refused to whoever only reads', async () => {
    const id = await run.make.suppression(company)
    for (const role of ['recruiter', 'company-user'] as const) {
      const reader = run.call(await run.make.tokenOf(role, company))
      expect((await release(id, {}, reader)).status).toBe(403)
      expect((await add({ value: 'x@delta.example' }, reader)).status).toBe(403)
      expect(await listed({}, reader)).toHaveLength(1)
    }
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await release(id, {}, other)).status).toBe(404)
  })
})

describe('what campaigns ask', () => {
  it('knows an address however it is written, and all below a domain', async () => {
    await add({ value: 'jane@delta.example' })
    await add({ value: 'omega.example' })
    const found = await judged([
      ...['JANE@Delta.example', 'john@delta.example', 'a@omega.example', 'b@mail.eu.omega.example'],
      ...['c@notomega.example', 'omega.example@other.example'],
    ])
    expect([...found].map(([address, { value }]) => [address, value])).toEqual([
      ['JANE@Delta.example', 'jane@delta.example'],
      ['a@omega.example', 'omega.example'],
      ['b@mail.eu.omega.example', 'omega.example'],
    ])
  })

  it('tells the strongest reason, of this topic or of all, and of this company alone', async () => {
    const value = 'many@delta.example'
    await run.make.suppression(company, { value, reason: 'imported' })
    await run.make.suppression(company, { value, reason: 'unsubscribed', topic: 'news' })
    await run.make.suppression(company, {
      value: 'delta.example',
      kind: 'domain',
      reason: 'do-not-contact',
      topic: 'hotlists',
    })
    await run.make.suppression(await run.make.company(), { value, reason: 'complaint' })
    const reasons = await Promise.all(
      (['hotlists', 'requirements', 'news', null] as const).map(
        async (topic) => (await judged([value], topic)).get(value)?.reason,
      ),
    )
    expect(reasons).toEqual(['do-not-contact', 'imported', 'unsubscribed', 'imported'])
  })

  it('answers ten thousand addresses against as many rows in one statement, at once', async () => {
    await run.db.owner`
      insert into suppression (id, company_id, kind, value, reason)
      select gen_random_uuid(), ${company.id}, 'address', 'person-' || n || '@firm-' || n % 500 || '.example', 'unsubscribed'
      from generate_series(1, 20000, 2) n`
    await run.db.owner`analyze suppression`
    const addresses = Array.from({ length: 10_000 }, (_, at) => `Person-${at}@firm-${at % 500}.example`)
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      expect((await judged(addresses)).size).toBe(5_000)
      times.push(performance.now() - start)
    }
    // Tens of milliseconds if nothing else runs; ten thousand statements, or rows read for each address, would take seconds.
    expect(Math.min(...times)).toBeLessThan(1_000)
  })

  it('knows each addressee by one number, whoever asks first', async () => {
    const addresses = ['B@delta.example', 'a@delta.example', 'b@delta.example']
    const ask = () => run.db.owner.begin((tx) => addresseesOf(tx, company.id, addresses))
    const [one, two] = await Promise.all([ask(), ask()])
    expect([...(one ?? [])].toSorted()).toEqual([...(two ?? [])].toSorted())
    expect([...(one?.keys() ?? [])].toSorted()).toEqual(['a@delta.example', 'b@delta.example'])
    const elsewhere = await run.make.company()
    const other = await run.db.owner.begin((tx) => addresseesOf(tx, elsewhere.id, addresses))
    expect(other.get('a@delta.example')?.id).not.toBe(one?.get('a@delta.example')?.id)
  })
})

describe('mail that comes back', () => {
  it('for good stops all mail at once, with the server’s words', async () => {
    await bounce('Gone@Delta.example', { isHard: true, words: '550 No such user', subject: 'Java bench' })
    expect(await listed()).toMatchObject([
      {
        ...{ value: 'gone@delta.example', topic: null, reason: 'hard-bounce', userInfo: [] },
        evidence: [{ source: 'bounce', words: '550 No such user', subject: 'Java bench' }],
      },
    ])
    const [row] = await listed()
    expect((await trailOf(run.db.owner, row?._id ?? ''))[0]).toMatchObject({
      action: 'suppression.bounce',
      actor_id: null,
    })
  })

  it('softly stops it at the third mail within thirty days', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const address = 'full@delta.example'
    await bounce(address, { mailRef: 'old', at: days(36) })
    await bounce(address, { mailRef: 'one', at: days(20) })
    await bounce(address, { mailRef: 'one', at: days(19) })
    await bounce(address, { mailRef: 'two', at: days(5) })
    expect(await listed()).toEqual([])
    await bounce(address, { mailRef: 'three' })
    expect(await listed()).toMatchObject([{ value: address, reason: 'soft-bounce' }])
  })

  it('counts from the beginning after a release', async () => {
    const address = 'full@delta.example'
    for (const mailRef of ['one', 'two', 'three']) await bounce(address, { mailRef })
    const [row] = await listed()
    expect((await release(row?._id ?? '')).status).toBe(200)
    for (const mailRef of ['four', 'five']) await bounce(address, { mailRef })
    expect(await listed({ filters: { state: 'live' } })).toEqual([])
    await bounce(address, { mailRef: 'six' })
    expect(await listed({ filters: { state: 'live' } })).toHaveLength(1)
  })
})

describe('a table of whom nobody writes to', () => {
  it('comes in with the words of other programs, skips what stands, and taken back is released', async () => {
    await run.make.suppression(company, { value: 'there@delta.example', reason: 'unsubscribed' })
    const table = `Email Address,List,Status,Notes
new@delta.example,,,From the old program
Gone@Delta.example,Newsletter,cleaned,
there@delta.example,All,Opted out,
omega.example,,Do not contact,
new@delta.example,,,Twice
nothing,,,
a@delta.example,Recipes,,
`
    const found = await checkedImport(run, bench, 'suppression', table)
    expect((await found.view()).counts).toMatchObject({ ready: 3 })
    await found.post('run', { expected: 3 })
    await found.reach('done')
    const came = await listed({ sortBy: 'value', sortDirection: 'asc', filters: { state: 'live' } })
    expect(came.map(({ value, kind, topic, reason }) => [value, kind, topic, reason])).toEqual([
      ['gone@delta.example', 'address', 'news', 'hard-bounce'],
      ['new@delta.example', 'address', null, 'imported'],
      ['omega.example', 'domain', null, 'do-not-contact'],
      ['there@delta.example', 'address', null, 'unsubscribed'],
    ])
    expect(came[1]?.evidence).toMatchObject([{ source: 'import', words: 'From the old program' }])
    await found.post('undo', {})
    await found.reach('undone')
    expect(await listed({ filters: { state: 'live' } })).toHaveLength(1)
    expect(await listed({ filters: { state: 'released' } })).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ releaseReason: 'The import was taken back' })),
    ])
  })

  it('goes out as the list shows it, to whoever manages it', async () => {
    await add({ value: 'jane@delta.example', topic: 'news', note: '=Asked' })
    await add({ value: 'omega.example', reason: 'complaint' })
    const query = { filters: { kind: 'address' } }
    const started = await bench.post('/export/start', { kind: 'suppression', format: 'csv', query })
    expect(started.status).toBe(202)
    const { id } = started.body as unknown as { id: string }
    const state = async () => (await bench.get(`/export/view/${id}`)).body.data.status
    await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
    const file = await fetchFile(run, bench, (await bench.get(`/export/download/${id}`)).body.presignedUrl)
    const rows = parse(Buffer.from(await file.arrayBuffer()), { bom: true, columns: true })
    expect(rows).toMatchObject([{ 'Address or domain': 'jane@delta.example', Topic: 'news', Reason: 'do-not-contact' }])
    expect(JSON.stringify(rows)).not.toContain('"=Asked')
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect((await recruiter.post('/export/start', { kind: 'suppression', format: 'csv' })).status).toBe(403)
  })
})
