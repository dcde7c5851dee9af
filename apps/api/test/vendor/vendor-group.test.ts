import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let colleague: Person
let bench: Caller
let country: string
let texas: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  colleague = await run.make.person('recruiter', company)
  bench = run.call(await run.make.session(person))
  country = await run.make.country()
  texas = await run.make.state({ country_id: country })
})
afterAll(() => run.close())

let count = 0
const details = (more: object = {}) => ({
  businessUnit: 'company',
  groupName: `Buyers ${++count}`,
  description: 'Who buys',
  region: country,
  ...more,
})
const add = async (more: object = {}, by = bench) =>
  (await by.post<{ data: AnyRecord }>('/vendor-group/add', details(more))).body.data
const members = async (groupId: string, by = bench) =>
  (await by.post<{ data: AnyRecord[] }>('/vendor-group/list-member', { groupId })).body.data.map(
    ({ vendorName, membership }) => [vendorName, membership],
  )

describe('a vendor group', () => {
  it('is added with all it says, private and active where nothing else is said', async () => {
    const { body } = await bench.post('/vendor-group/add', details({ groupName: 'Whole', recipients: 'a@b.com' }))
    expect(body).toMatchObject({
      message: 'Vendor Group Added Successfully',
      data: { groupName: 'Whole', groupType: 'private', status: 'active', recipients: 'a@b.com', rule: null },
    })
  })

  it.each([
    ['businessUnit', undefined, 'Business Unit is required'],
    ['businessUnit', 'ab', 'Business Unit is required'],
    ['groupName', '', 'Group Name is required'],
    ['groupName', 'ab', 'Minimum 3 characters'],
    ['groupName', 'x'.repeat(51), 'Maximum 50 characters'],
    ['description', '', 'Description is required'],
    ['description', 'abcd', 'Minimum 5 characters'],
    ['description', 'x'.repeat(256), 'Maximum 255 characters'],
    ['recipients', 'ab', 'Minimum 3 characters'],
    ['recipients', `${'x'.repeat(95)}@example.com`, 'Maximum 100 characters'],
    ['recipients', 'a@b.com, nobody', 'Please enter valid e-mail addresses'],
    ['region', undefined, 'Region is required'],
    ['region', '', 'Region is required'],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await bench.post('/vendor-group/add', details({ [field]: value }))
    expect({ status, told: body.fields?.[field] }).toEqual({ status: 400, told: message })
  })

  it('asks with whom it is shared if it is with few, and finds no stranger', async () => {
    const few = { groupType: 'shared_with_few' }
    const stranger = await run.make.person('owner', await run.make.company())
    for (const [shareWith, message] of [
      [[], 'Share With is required'],
      [[stranger.id], 'Member not found'],
    ]) {
      const { status, body } = await bench.post('/vendor-group/add', details({ ...few, shareWith }))
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { shareWith: message } })
    }
  })

  it('is there for those with whom it is shared, and not found by others', async () => {
    const recruiter = run.call(await run.make.session(colleague))
    const user = run.call(await run.make.session(await run.make.person('company-user', company)))
    const own = await add()
    const few = await add({ groupType: 'shared_with_few', shareWith: [colleague.id] })
    const all = await add({ groupType: 'shared_with_all' })
    const seen = async (by: Caller) =>
      Promise.all(
        [own, few, all].map(async ({ _id }) => (await by.post('/vendor-group/view', { groupId: _id })).status),
      )
    expect(await seen(bench)).toEqual([200, 200, 200])
    expect(await seen(recruiter)).toEqual([404, 200, 200])
    expect(await seen(user)).toEqual([404, 404, 200])
    await bench.put(`/vendor-group/update/${few._id}`, { groupType: 'private' })
    expect(await seen(recruiter)).toEqual([404, 404, 200])
    const names = (await user.post<{ data: AnyRecord[] }>('/vendor-group/list', {})).body.data.map(({ _id }) => _id)
    expect([own._id, few._id].filter((id) => names.includes(id))).toEqual([])
  })

  it('has the vendors that its rule finds at this moment, and those that were chosen', async () => {
    const vendor = (name: string, more: object = {}) => run.make.vendor(company, { name, ...more })
    const buys = { technologies: ['Java'], country_id: country, state_id: texas, send_hotlist: true }
    const moving = await vendor('Apex moves', buys)
    await vendor('Borealis wants none', { ...buys, send_hotlist: false })
    await vendor('Cobalt sleeps', { ...buys, status: 'inactive' })
    const chosen = await vendor('Dune chosen')
    const rule = { technologies: ['java'], state: texas, sendHotlist: true }
    const { _id } = await add({ rule })
    const answer = await bench.post('/vendor-group/add-vendors', { groupId: _id, vendorIds: [chosen, moving] })
    expect(answer.body).toMatchObject({ addedCount: 2, data: { chosenVendors: 2 } })
    expect(await members(_id)).toEqual([
      ['Apex moves', 'both'],
      ['Dune chosen', 'chosen'],
    ])
    await bench.post('/vendor-group/remove-vendors', { groupId: _id, vendorIds: [moving] })
    expect(await members(_id)).toEqual([
      ['Apex moves', 'rule'],
      ['Dune chosen', 'chosen'],
    ])
    await bench.put(`/vendor/update/${moving}`, { country, state: await run.make.state({ country_id: country }) })
    expect(await members(_id)).toEqual([['Dune chosen', 'chosen']])
    await bench.put(`/vendor/update/${moving}`, { country, state: texas })
    expect(await members(_id)).toHaveLength(2)
    await bench.put(`/vendor/update/${moving}`, { technologies: ['COBOL'] })
    expect(await members(_id)).toEqual([['Dune chosen', 'chosen']])
  })

  it('has the vendors of whom answers say so: who answered lately, of whom no mail came back, who was never written to', async () => {
    const campaign = await run.make.campaign(company, person, { state: 'done' })
    const day = 86_400_000
    const vendor = async (name: string, written?: object) => {
      const vendor_id = await run.make.vendor(company, { name, technologies: ['Answers'] })
      if (written) await run.make.recipient(company, campaign, { vendor_id, ...written })
    }
    await vendor('Late answer', { replied_at: new Date(Date.now() - 70 * day) })
    await vendor('Lately', { replied_at: new Date(Date.now() - 50 * day) })
    await vendor('Returned', { state: 'bounced' })
    await vendor('Left out', { state: 'left-out', left_out: 'off' })
    await vendor('Unwritten')
    const found = async (rule: object) => {
      const { _id } = await add({ rule: { technologies: ['Answers'], ...rule } })
      return (await members(_id)).map(([name]) => name)
    }
    expect(await found({ answeredWithin: 60 })).toEqual(['Lately'])
    expect(await found({ noBounce: true })).toEqual(['Late answer', 'Lately', 'Left out', 'Unwritten'])
    expect(await found({ neverWritten: true })).toEqual(['Left out', 'Unwritten'])
    const refused = await bench.post('/vendor-group/add', details({ rule: { answeredWithin: 0 } }))
    expect(refused.status).toBe(400)
  })

  it('reaches an address once, at however many vendors and in however many groups it is', async () => {
    const first = await run.make.vendor(company, { name: 'First of two', email: 'desk@two.example' })
    const second = await run.make.vendor(company, { name: 'Second of two' })
    await run.make.vendorContact(company, second, { email: 'DESK@two.example' })
    await run.make.vendorContact(company, second, { email: 'gone@two.example', status: 'inactive' })
    const groupIds: string[] = []
    for (const recipients of ['desk@two.example', 'other@two.example; desk@two.example', '']) {
      const { _id } = await add({ recipients })
      await bench.post('/vendor-group/add-vendors', { groupId: _id, vendorIds: [first, second] })
      groupIds.push(_id)
    }
    const { body } = await bench.post<{ data: AnyRecord[] }>('/vendor-group/recipients', { groupIds })
    expect(body).toMatchObject({ totalDocs: 2, data: [{ email: 'desk@two.example' }, { email: 'other@two.example' }] })
    expect(body.data[0]?.vendorInfo).toHaveLength(2)
  })

  it('takes no vendor of another company', async () => {
    const { _id } = await add()
    const theirs = await run.make.vendor(await run.make.company())
    const { status } = await bench.post('/vendor-group/add-vendors', { groupId: _id, vendorIds: [theirs] })
    expect(status).toBe(404)
  })
})
