import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let owner: Caller
let india: string
let emirates: string
let gujarat: string
let surat: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  india = await run.make.country({ name: 'India', code: 'IN' })
  emirates = await run.make.country({ name: 'United Arab Emirates', code: 'AE' })
  gujarat = await run.make.state({ name: 'Gujarat', country_id: india })
  surat = await run.make.city({ name: 'Surat', state_id: gujarat })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const place = () => ({ address: '12 Ring Road', country: india, state: gujarat, city: surat, zipCode: '395003' })
const kinds = [
  { path: '/company-office', kind: 'company-office', entity: 'Location', own: { name: 'Head office' } },
  {
    path: '/billing-details',
    kind: 'billing-details',
    entity: 'Billing Details',
    own: { name: 'Accounts', email: 'not an address', phone: '+91 261 2345678' },
  },
]

describe.each(kinds)('$path', ({ path, kind, entity, own }) => {
  const add = (more = {}) => owner.post(`${path}/add`, { ...own, ...place(), ...more })
  const list = async (by = owner) => (await by.post(`${path}/list`)).body.data as AnyRecord[]

  it('adds, shows to all members, updates, and tells the trail', async () => {
    const { status, body } = await add()
    expect({ status, message: body.message }).toEqual({ status: 200, message: `${entity} Added Successfully` })
    const shown = { ...own, ...place(), countryInfo: [{ name: 'India' }], stateInfo: [{ name: 'Gujarat' }] }
    expect(body.data).toMatchObject({ ...shown, cityInfo: [{ name: 'Surat' }] })
    const member = run.call(await run.make.tokenOf('company-user', company))
    expect(await list(member)).toEqual([body.data])
    const id = body.data._id
    const change = { name: 'Another', version: 1, state: 'Typed state', city: 'Typed city' }
    const updated = await owner.put(`${path}/update/${id}`, change)
    expect(updated.body).toMatchObject({ message: `${entity} Updated Successfully`, data: { ...change, version: 2 } })
    expect((await owner.put(`${path}/update/${id}`, change)).body.code).toBe('record.changed')
    expect((await owner.put(`${path}/update/${id}`, { name: 'Another' })).body.data.version).toBe(2)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([`${kind}.add`, `${kind}.update`])
  })

  it('goes into the bin and comes back', async () => {
    const id = (await add()).body.data._id
    expect((await owner.delete(`${path}/delete/${id}`)).body.message).toBe('Deletion successful')
    expect(await list()).toEqual([])
    const [gone] = (await owner.post('/bin/list')).body.data
    expect(gone).toMatchObject({ kind, name: own.name })
    expect((await owner.post(`/bin/restore/${gone?._id}`)).status).toBe(200)
    expect(await list()).toMatchObject([{ _id: id }])
  })

  const faults: [field: string, value: unknown, message: string][] = [
    ...Object.keys({ ...own, address: '', state: '', city: '' }).flatMap((field): typeof faults => {
      const label = field[0]?.toUpperCase() + field.slice(1)
      return [
        [field, '', `${label} is required`],
        [field, 'ab', 'Minimum 3 characters'],
        [field, 'x'.repeat(51), 'Maximum 50 characters'],
      ]
    }),
    ['zipCode', '', 'Zip Code is required'],
    ['zipCode', '39', 'Minimum 3 characters'],
    ['zipCode', '3'.repeat(51), 'Maximum 50 characters'],
    ['country', undefined, 'Country is required'],
    ['country', crypto.randomUUID(), 'Country not found'],
    ['state', crypto.randomUUID(), 'State not found'],
    ['city', crypto.randomUUID(), 'City not found'],
  ]
  it.each(faults)('refuses %s of %o: %s', async (field, value, message) => {
    const { status, body } = await add({ [field]: value })
    expect({ status, message: body.fields[field] }).toEqual({ status: 400, message })
    expect(await list()).toEqual([])
  })

  it('asks for no code where the country has none', async () => {
    const there = { country: emirates, state: 'Dubai', city: 'Dubai', zipCode: '' }
    expect((await add(there)).body.data).toMatchObject(there)
  })

  it('is added once, however often it is sent with one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => owner.send('POST', `${path}/add`, { ...own, ...place() }, headers)
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })
})
