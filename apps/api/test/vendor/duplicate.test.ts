import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let bench: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  bench = await callerOf('bench-sales')
})

const callerOf = async (role: 'bench-sales', of = company) =>
  run.call(await run.make.session(await run.make.person(role, of)))
const add = async (body: object, by = bench) =>
  (await by.post('/vendor/step-one', { primaryBusinessUnit: 'company', ...body })).body.data as AnyRecord
const view = async (vendorId: string, by = bench) =>
  (await by.post('/vendor/view', { vendorId })).body.data as AnyRecord
const contact = (vendorId: string, body: object) =>
  bench.post('/vendor-contact/add', { vendorId, firstName: 'Maria', lastName: 'Lopez', ...body })
const listed = async (path: string, vendor: string) =>
  (await bench.post(`/${path}/list`, { filters: { vendor } })).body.data as AnyRecord[]
const pairs = async (by = bench): Promise<AnyRecord[]> => (await by.post('/vendor-duplicate/list', {})).body.data
type Versioned = Pick<AnyRecord, '_id' | 'version'>
const merge = (keep: Versioned, other: Versioned, choices: object = {}, by = bench) =>
  by.post<AnyRecord & { mergeId: string; data: AnyRecord; code: string }>('/vendor-duplicate/merge', {
    keep: keep._id,
    keepVersion: keep.version,
    other: other._id,
    otherVersion: other.version,
    choices,
  })
const split = (mergeId: string) => bench.post(`/vendor-duplicate/split/${mergeId}`, {})
const soon = { timeout: 15_000 }
const compared = () =>
  vi.waitFor(async () => expect(await run.db.owner`select 1 from vendor_to_match`).toHaveLength(0), soon)
const lasting = ({ version, updateDate, ...record }: AnyRecord) => record

describe('doubles of a vendor', () => {
  const alike: [string, object, object, string[]][] = [
    [
      'a name but for its legal form',
      { vendorName: 'Apex Systems, Inc.' },
      { vendorName: 'APEX systems LLC' },
      ['name'],
    ],
    [
      'the domain of a website',
      { vendorName: 'Apex', website: 'https://www.apex.example/jobs' },
      { vendorName: 'A. Systems', email: 'desk@apex.example' },
      ['domain'],
    ],
    [
      'a phone',
      { vendorName: 'Apex', contactNumber: '+12125550100' },
      { vendorName: 'A. Systems', contactNumber: '(212) 555-0100' },
      ['phone'],
    ],
  ]
  it.each(alike)('are listed by %s', async (_, one, other, reasons) => {
    const made = [await add(one), await add(other)]
    await add({ vendorName: 'Nobody Alike', email: 'desk@nobody.example' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    expect(await pairs()).toMatchObject([{ reasons, records: made.map(({ _id }) => ({ _id })) }])
  })

  it('are listed by the e-mail of a contact, until that is another', async () => {
    const [one, other] = [await add({ vendorName: 'Apex' }), await add({ vendorName: 'Borealis' })]
    await contact(one._id, { emailId: 'maria@gmail.com' })
    const second = await contact(other._id, { emailId: 'Maria@gmail.com' })
    await vi.waitFor(async () => expect(await pairs()).toMatchObject([{ reasons: ['email'] }]), soon)
    await bench.put(`/vendor-contact/update/${second.body.data._id}`, { emailId: 'someone@gmail.com' })
    await vi.waitFor(async () => expect(await pairs()).toEqual([]), soon)
  })

  it('do not come of what many share', async () => {
    for (const at of Array(8).keys())
      await add({ vendorName: `Firm ${'ABCDEFGH'[at]}`, website: 'https://profiles.example' })
    await compared()
    expect(await pairs()).toEqual([])
  })

  it('are remembered as two, whatever changes, and shown again when that is taken back', async () => {
    const one = await add({ vendorName: 'Apex Inc' })
    await add({ vendorName: 'Apex LLC' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    const [pair] = await pairs()
    expect((await bench.post(`/vendor-duplicate/set-apart/${pair?._id}`, {})).body).toMatchObject({
      message: 'Remembered as two vendors',
    })
    await bench.put(`/vendor/update/${one._id}`, { website: 'https://apex.example' })
    await compared()
    expect(await pairs()).toEqual([])
    await bench.post(`/vendor-duplicate/reopen/${pair?._id}`, {})
    expect(await pairs()).toHaveLength(1)
    expect((await trailOf(run.db.owner, String(pair?._id))).map(({ action }) => action)).toEqual([
      'vendor-duplicate.set-apart',
      'vendor-duplicate.reopen',
    ])
  })

  it('stay from whoever does not see both', async () => {
    await add({ vendorName: 'Apex Inc', vendorVisibility: 'private' })
    await add({ vendorName: 'Apex LLC' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    expect(await pairs(await callerOf('bench-sales'))).toEqual([])
    const elsewhere = await callerOf('bench-sales', await run.make.company())
    expect(await pairs(elsewhere)).toEqual([])
    const [pair] = await pairs()
    expect((await elsewhere.post(`/vendor-duplicate/set-apart/${pair?._id}`, {})).status).toBe(404)
  })
})

describe('merging two vendors', () => {
  it('keeps all that is about both, and splitting gives each its own back', async () => {
    const kept = await add({ vendorName: 'Apex Inc', technologies: ['Java'], email: 'desk@apex.example' })
    const gone = await add({
      vendorName: 'Apex LLC',
      technologies: ['java', 'Kafka'],
      website: 'https://apex.example',
      vendorType: 'tier-1',
    })
    const person = { contactPerson: 'Ann Lee', emailId: 'ann@apex.example' }
    await bench.post('/vendor/step-two', { vendorId: kept._id, ...person })
    await bench.post('/vendor/step-two', { vendorId: gone._id, ...person, contactPerson: 'Bea Hall' })
    await contact(gone._id, { emailId: 'maria@apex.example' })
    await bench.post('/vendor-note/add', { vendorId: gone._id, note: 'Called', action: 'call', priority: 'high' })
    await run.make.vendorNote(company, gone._id, { note: 'Asked' })
    await bench.post('/vendor/step-five', { vendorId: gone._id, columns: ['name'], mailingSubject: 'Ours' })
    const country = await run.make.country()
    const [both, theirs] = [await run.make.vendorGroup(company, country), await run.make.vendorGroup(company, country)]
    for (const [group, vendor] of [
      [both, kept],
      [both, gone],
      [theirs, gone],
    ] as const)
      await run.make.inVendorGroup(company, group, vendor._id)
    const groupsOf = async (vendor: string) => (await listed('vendor-group', vendor)).map(({ _id }) => _id).sort()
    const namesOf = async (vendor: string) =>
      (await listed('vendor-contact', vendor)).map((row) => `${row.firstName} ${row.vendorContactType}`).sort()
    const stood = [await view(kept._id), await view(gone._id)] as const
    const notes = await listed('vendor-note', gone._id)

    const merged = await merge(stood[0], stood[1], { email: 'kept' })
    expect(merged.body).toMatchObject({
      message: 'Vendors merged successfully',
      data: {
        vendorName: 'Apex Inc',
        email: 'desk@apex.example',
        website: 'https://apex.example',
        vendorType: 'tier-1',
        technologies: ['Java', 'Kafka'],
      },
    })
    expect(await namesOf(kept._id)).toEqual(['Ann primary', 'Bea other', 'Maria other'])
    expect((await listed('vendor-note', kept._id)).length).toBe(notes.length)
    expect((await bench.post('/vendor-format/view', { vendorId: kept._id })).body.data).toMatchObject({
      mailingSubject: 'Ours',
    })
    expect(await groupsOf(kept._id)).toEqual([both, theirs].sort())
    const found = await bench.post('/vendor/list', { searchTerm: 'Bea' })
    expect(found.body.data).toMatchObject([{ _id: kept._id }])
    expect((await bench.post(`/bin/restore/${gone._id}`, {})).body).toMatchObject({
      code: 'merge.into',
      params: { name: 'Apex LLC', kept: 'Apex Inc' },
    })
    const merges = await bench.post('/vendor-duplicate/list-merge', { filters: { kept: kept._id } })
    expect(merges.body.data).toMatchObject([{ _id: merged.body.mergeId, goneInfo: [{ name: 'Apex LLC' }] }])

    expect((await split(merged.body.mergeId)).body).toMatchObject({ message: 'Vendors split successfully' })
    expect(lasting(await view(kept._id))).toEqual(lasting(stood[0]))
    expect(lasting(await view(gone._id))).toEqual(lasting(stood[1]))
    expect(await namesOf(kept._id)).toEqual(['Ann primary'])
    expect(await namesOf(gone._id)).toEqual(['Bea primary', 'Maria other'])
    expect((await bench.post('/vendor-format/view', { vendorId: kept._id })).body.data).toBeNull()
    expect(await groupsOf(kept._id)).toEqual([both])
    expect((await bench.post('/vendor/list', { searchTerm: 'Bea' })).body.data).toMatchObject([{ _id: gone._id }])
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
  })

  it('leaves the format of the kept one, and who left the company among the owners', async () => {
    const left = await run.make.person('recruiter', company)
    const kept = await add({ vendorName: 'Apex Inc' })
    const gone = await add({ vendorName: 'Apex LLC', ownership: [left.id] })
    const format = { columns: ['name'], mailingSubject: 'Kept' }
    await bench.post('/vendor/step-five', { vendorId: kept._id, ...format })
    await bench.post('/vendor/step-five', { vendorId: gone._id, ...format, mailingSubject: 'Other' })
    await run.db.owner`delete from membership where user_id = ${left.id}`
    const merged = await merge(await view(kept._id), await view(gone._id), { vendorName: 'other' })
    expect(merged.body).toMatchObject({ data: { vendorName: 'Apex LLC', ownership: [left.id] } })
    const subject = async (vendorId: string) =>
      (await bench.post('/vendor-format/view', { vendorId })).body.data as unknown as { mailingSubject: string }
    expect(await subject(kept._id)).toMatchObject({ mailingSubject: 'Kept' })
    expect((await split(merged.body.mergeId)).status).toBe(200)
    expect(await subject(gone._id)).toMatchObject({ mailingSubject: 'Other' })
    expect(await view(kept._id)).toMatchObject({ vendorName: 'Apex Inc', ownership: [] })
  })

  it('has one winner of two at once, and the second is told', async () => {
    const [one, other] = [await add({ vendorName: 'Apex Inc' }), await add({ vendorName: 'Apex LLC' })]
    const colleague = await callerOf('bench-sales')
    const answers = await Promise.all([merge(one, other), merge(other, one, {}, colleague)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const second = answers.find(({ status }) => status !== 200)
    expect(['record.notFound', 'record.changed']).toContain(second?.body.code)
  })

  it("is refused with another company's vendor, with itself, and with an older version", async () => {
    const one = await add({ vendorName: 'Apex Inc' })
    const foreign = await run.make.vendor(await run.make.company())
    expect((await merge(one, { _id: foreign, version: 1 })).status).toBe(404)
    expect((await merge({ _id: foreign, version: 1 }, one)).status).toBe(404)
    expect((await merge(one, one)).body.code).toBe('merge.self')
    const other = await add({ vendorName: 'Apex LLC' })
    await bench.put(`/vendor/update/${other._id}`, { fax: '+12125550101' })
    expect((await merge(one, other)).body.code).toBe('record.changed')
    expect((await merge(one, await view(other._id), { email: 'both' })).body).toMatchObject({
      fields: { 'choices.email': 'This cannot be taken from both' },
    })
  })

  it('is not undone where a merged value was changed since', async () => {
    const [one, other] = [
      await add({ vendorName: 'Apex Inc' }),
      await add({ vendorName: 'Apex LLC', website: 'https://apex.example' }),
    ]
    const { mergeId } = (await merge(one, other)).body
    await bench.put(`/vendor/update/${one._id}`, { website: 'https://apex-systems.example', fax: '+12125550101' })
    expect((await split(mergeId)).body).toMatchObject({ code: 'merge.changed', fields: { website: 'Changed since' } })
    await bench.put(`/vendor/update/${one._id}`, { website: 'https://apex.example' })
    expect((await split(mergeId)).status).toBe(200)
    expect(await view(one._id)).toMatchObject({ website: '', fax: '+12125550101' })
  })
})
