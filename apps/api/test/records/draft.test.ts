import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { forgetDrafts } from '../../src/features/records/draft/store.ts'
import { sealedColumns } from '../../src/features.ts'
import { deviceOf } from '../../src/platform/device.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength } from '../trail.ts'
import { upload } from '../upload.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const form = 'candidate.add'
let run: RunningApp
let company: Company
let person: Person
let caller: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  caller = run.call(await run.make.session(person, { user_agent: firefox }))
})

const save = (draft: object, by = caller) => by.put('/draft/save', { form, ...draft })
const view = async (which: object = {}, by = caller): Promise<AnyRecord | null> =>
  (await by.post('/draft/view', { form, ...which })).body.data
const countOf = async (who: Person) =>
  (await run.db.owner<{ n: number }[]>`select count(*)::int as n from draft where user_id = ${who.id}`)[0]?.n

describe('a draft', () => {
  it('is kept, read, changed and discarded, and leaves no trail', async () => {
    const before = await trailLength(run.db.owner)
    expect(await view()).toBeNull()
    const first = await save({ values: { firstName: 'Jane', skills: ['Java'] } })
    expect(first).toMatchObject({ status: 200, body: { data: { version: 1 } } })
    const second = await save({ values: { firstName: 'Janet' }, opened: { firstName: '' }, version: 1 })
    expect(second).toMatchObject({ status: 200, body: { data: { _id: first.body.data._id, version: 2 } } })
    expect(await view()).toMatchObject({
      ...second.body.data,
      form,
      values: { firstName: 'Janet' },
      opened: { firstName: '' },
      device: 'Firefox, Windows',
    })
    expect((await caller.delete(`/draft/delete/${first.body.data._id}`)).status).toBe(200)
    expect(await view()).toBeNull()
    const gone = { status: 404, body: { code: 'draft.gone' } }
    expect(await caller.delete(`/draft/delete/${first.body.data._id}`)).toMatchObject(gone)
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('is one for each form and each record', async () => {
    const recordId = crypto.randomUUID()
    await save({ values: { name: 'new' } })
    await save({ values: { name: 'edited' }, recordId })
    await save({ form: 'hotlist.add', values: { name: 'hotlist' } })
    const names = [await view(), await view({ recordId }), await view({ form: 'hotlist.add' })].map(
      (draft) => (draft?.values as { name: string } | undefined)?.name,
    )
    expect(names).toEqual(['new', 'edited', 'hotlist'])
    expect(await view({ recordId: crypto.randomUUID() })).toBeNull()
  })

  it('is of the person and the company alone', async () => {
    const { _id } = (await save({ values: { firstName: 'Jane' } })).body.data
    const other = await run.make.company()
    await run.db
      .owner`insert into membership ${run.db.owner({ company_id: other.id, user_id: person.id, roles: ['owner'] })}`
    const others = [
      run.call(await run.make.tokenOf('bench-sales', company)),
      run.call(await run.make.tokenOf('owner', company)),
      run.call(await run.make.tokenOf('administrator')),
      run.call(await run.make.session({ ...person, companyId: other.id })),
    ]
    for (const by of others) {
      expect(await view({}, by)).toBeNull()
      expect((await by.delete(`/draft/delete/${_id}`)).status).toBe(404)
      expect((await save({ values: { firstName: 'Theirs' } }, by)).body.data.version).toBe(1)
    }
    expect(await view()).toMatchObject({ _id, values: { firstName: 'Jane' } })
  })

  it('is not overwritten from an older version, and the other device is told how it stands', async () => {
    await save({ values: { firstName: 'Here' } })
    const phone = run.call(await run.make.session(person, { user_agent: 'Mozilla/5.0 (iPhone) CriOS/140 Safari/604' }))
    await save({ values: { firstName: 'There' }, version: 1 }, phone)
    for (const version of [undefined, 1, 3]) {
      const refused = await save({ values: { firstName: 'Here again' }, version })
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'draft.changed',
          current: { version: 2, values: { firstName: 'There' }, device: 'Chrome, iOS' },
        },
      })
    }
    expect((await view())?.values).toEqual({ firstName: 'There' })
  })

  it('that is begun on several devices at once is begun by one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => save({ values: { n } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await countOf(person)).toBe(1)
  })

  it('that was discarded is followed by one of another version', async () => {
    const { _id } = (await save({ values: { n: 1 } })).body.data
    await caller.delete(`/draft/delete/${_id}`)
    expect((await save({ values: { n: 2 }, version: 1 })).body.data.version).toBe(2)
    expect((await save({ values: { n: 3 }, version: 1 })).status).toBe(409)
  })

  it('lies sealed, bound to its row, and is sealed anew with a new key', async () => {
    const passport = 'X9483726'
    const { _id } = (await save({ values: { passport }, opened: { passport: 'old' } })).body.data
    const [row] = await run.db.owner<{ sealed_values: string }[]>`select * from draft where id = ${_id}`
    expect(JSON.stringify(row)).not.toMatch(/X9483726|old|passport/)
    expect(run.logText()).not.toContain(passport)
    const other = (await save({ form: 'hotlist.add', values: {} })).body.data._id
    await run.db.owner`update draft set sealed_values = ${row?.sealed_values ?? ''} where id = ${other}`
    expect((await caller.post('/draft/view', { form: 'hotlist.add' })).status).toBe(409)
    await run.db.owner`delete from draft where id = ${other}`

    const ring = await loadOwnKeys(run.dataDir)
    const fresh = makeFieldCrypto([{ id: 'new', key: Buffer.alloc(32, 7) }, ...ring])
    await resealColumns(run.db.sql, fresh, sealedColumns)
    const [sealed] = await run.db.owner<{ sealed_values: string }[]>`select sealed_values from draft where id = ${_id}`
    expect(sealed?.sealed_values).toMatch(/^v1\.new\./)
    await resealColumns(run.db.sql, makeFieldCrypto([ring[0], { id: 'new', key: Buffer.alloc(32, 7) }]), sealedColumns)
    expect((await view())?.values).toEqual({ passport })
  })

  it.each([
    ['of no name', { form: '', values: {} }],
    ['of a strange name', { form: 'Candidate/../add', values: {} }],
    ['of a record that cannot be one', { values: {}, recordId: 'none' }],
    ['without values', {}],
    ['of a list', { values: [1] }],
    ['of more than 64 KB', { values: { text: 'x'.repeat(65_536) } }],
    ['of more than 64 KB in signs of several bytes', { values: { text: '王'.repeat(22_000) } }],
    [
      'of more than 64 KB with what it began with',
      { values: { a: 'x'.repeat(40_000) }, opened: { a: 'y'.repeat(40_000) } },
    ],
    ['of a version out of bounds', { values: {}, version: 2_147_483_647 }],
  ])('%s is refused, and nothing is kept', async (_, draft) => {
    expect(await save(draft)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(await countOf(person)).toBe(0)
  })

  it('of almost 64 KB is kept', async () => {
    const values = { text: 'x'.repeat(65_000) }
    expect((await save({ values })).status).toBe(200)
    expect((await view())?.values).toEqual(values)
  })

  it('beyond a hundred takes the place of the oldest', async () => {
    for (let n = 0; n < 100; n += 1) await run.make.draft(person, { updated_at: new Date(2026, 0, 1 + n) })
    const other = await run.make.person('owner', company)
    await run.make.draft(other, { updated_at: new Date(2020, 0, 1) })
    await save({ values: { n: 100 } })
    expect(await countOf(person)).toBe(100)
    expect(await countOf(other)).toBe(1)
    const [oldest] = await run.db.owner<
      { at: Date }[]
    >`select min(updated_at) as at from draft where user_id = ${person.id}`
    expect(oldest?.at).toEqual(new Date(2026, 0, 2))
    expect((await view())?.values).toEqual({ n: 100 })
  })

  it('is forgotten thirty days after it was last typed in', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await run.make.draft(person, { created_at: ago(60), updated_at: ago(30.1) })
    const kept = await run.make.draft(person, { created_at: ago(60), updated_at: ago(29.9) })
    await forgetDrafts(run.db.sql)
    expect(await run.db.owner`select id from draft where user_id = ${person.id}`).toEqual([{ id: kept }])
  })

  it('names its files as long as they are there', async () => {
    const fileKey = await upload(run, caller, 'Jane Doe', { fileName: 'jane.txt', fileType: 'text/plain' })
    const foreign = await run.make.file(await run.make.company(), person)
    await save({ values: { firstName: 'Jane', resumeKey: fileKey, otherKey: foreign } })
    expect(await view()).toMatchObject({
      values: { firstName: 'Jane', resumeKey: fileKey, otherKey: null },
      files: [{ fileKey, originalName: 'jane.txt', fileSize: 8 }],
    })
    await run.db.owner`delete from stored_file where key = ${fileKey}`
    expect(await view()).toMatchObject({ values: { firstName: 'Jane', resumeKey: null }, files: [] })
  })
})

it.each([
  [firefox, 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Linux'],
  ['curl/8', ''],
  ['', ''],
])('the device of %j is %j', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
