import type { InstitutionContract } from '@corridor/contract/agency/institution-contract/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let owner: Caller
let institutionId: string
let india: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  india = await run.make.country({ name: 'India' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await asRole('owner')
  institutionId = await run.make.institution(company, { name: 'Lakeshore Institute' })
})

const asRole = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))
const terms = { startDate: '2026-01-01', percent: 15, event: 'enrolled' }
const add = (more: object = {}, by = owner) =>
  by.post<{ data: InstitutionContract; message: string; fields: object }>('/institution-contract/add', {
    institutionId,
    ...terms,
    ...more,
  })
const listed = async (filters: object, by = owner) =>
  (await by.post<{ data: AnyRecord[] }>('/institution-contract/list', { filters })).body.data

describe('a contract of an institution', () => {
  it('is kept with its levels, countries and steps, changed, deleted and taken back', async () => {
    const { body } = await add({
      ...{
        endDate: '2027-12-31',
        levels: ['bachelor', 'master'],
        countries: [india],
        fee: 'whole',
        scholarship: 'before',
      },
      ...{ claimFromDays: 30, claimUntilDays: 120, taxPercent: 13, notes: 'Signed in Kingston' },
      steps: [
        { fromStudents: 6, percent: 17.5 },
        { fromStudents: 11, percent: 20 },
      ],
    })
    expect(body.message).toBe('Institution Contract Added Successfully')
    expect(body.data).toMatchObject({
      ...{ percent: 15, amount: null, currency: null, taxPercent: 13, claimFromDays: 30, claimUntilDays: 120 },
      ...{ institutionInfo: [{ name: 'Lakeshore Institute' }], countriesInfo: [{ name: 'India' }], through: null },
      steps: [
        { fromStudents: 6, percent: 17.5, amount: null },
        { fromStudents: 11, percent: 20, amount: null },
      ],
    })
    const id = body.data._id
    const path = `/institution-contract/update/${id}`
    const sums = { percent: null, amount: 150_000, currency: 'CAD', steps: [{ fromStudents: 4, amount: 175_000 }] }
    const changed = await owner.put(path, { ...sums, countries: [], version: 1 })
    expect(changed.body.data).toMatchObject({
      ...{ version: 2, percent: null, amount: 150_000, currency: 'CAD', countries: [] },
      steps: [{ fromStudents: 4, percent: null, amount: 175_000 }],
    })
    expect((await owner.put(path, { steps: [] })).body.data).toMatchObject({ version: 3, steps: [] })
    expect((await owner.put(path, { steps: [] })).body.data).toMatchObject({ version: 3 })
    expect((await owner.delete(`/institution-contract/delete/${id}`)).status).toBe(200)
    expect(await listed({})).toEqual([])
    expect((await owner.post(`/bin/restore/${id}`)).status).toBe(200)
    expect((await listed({}))[0]).toMatchObject({ amount: 150_000 })
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'institution-contract.add',
      ...['institution-contract.update', 'institution-contract.update'],
      ...['institution-contract.delete', 'institution-contract.restore'],
    ])
  })

  const outOfBounds = 'Commission must be more than 0 and at most 100 percent'
  it.each([
    [{ percent: 0 }, { percent: outOfBounds }],
    [{ percent: -1 }, { percent: outOfBounds }],
    [{ percent: 100.001 }, { percent: outOfBounds }],
    [{ percent: null }, { percent: 'Give a percentage or a sum' }],
    [{ amount: 1000, currency: 'CAD' }, { amount: 'Give a percentage or a sum, not both' }],
    [{ percent: null, amount: 0, currency: 'CAD' }, { amount: 'Commission must be a sum above 0' }],
    [{ percent: null, amount: 10.5, currency: 'CAD' }, { amount: 'Commission must be a sum above 0' }],
    [{ percent: null, amount: 1000 }, { currency: 'Please choose a currency' }],
    [{ endDate: '2025-12-31' }, { endDate: 'The end cannot be before the start' }],
    [{ event: 'arrived' }, { event: 'Please choose an event' }],
    [{ claimFromDays: 30, claimUntilDays: 29 }, { claimUntilDays: 'The last day to claim cannot be before the first' }],
    [{ taxPercent: 101 }, { taxPercent: 'Tax must be 0 to 100 percent' }],
    [{ countries: [crypto.randomUUID()] }, { 'countries.0': 'Country not found' }],
    [{ steps: [{ fromStudents: 1, percent: 20 }] }, { 'steps.0.fromStudents': 'A step begins at 2 students or more' }],
    [{ steps: [{ fromStudents: 5, percent: 0 }] }, { 'steps.0.percent': outOfBounds }],
    [{ steps: [{ fromStudents: 5 }] }, { 'steps.0.percent': 'Give a percentage or a sum' }],
    [{ steps: [{ fromStudents: 5, amount: 100 }] }, { 'steps.0.percent': 'Its steps are percentages too' }],
    [
      { steps: [5, 5].map((fromStudents) => ({ fromStudents, percent: 20 })) },
      { 'steps.1.fromStudents': 'Each step begins at more students than the one before' },
    ],
  ])('is refused: %j', async (more, fields) => {
    const { status, body } = await add(more)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
    expect(await listed({})).toEqual([])
  })

  it.each([0.001, 100])('may pay %d percent', async (percent) => {
    expect((await add({ percent })).body.data.percent).toBe(percent)
  })

  it('goes through a super-agent of the company alone', async () => {
    const make = (type: string, of = company) => run.make.vendor(of, { name: `Northern ${type}`, type })
    const agent = await make('super-agent')
    const refused = { through: 'Only a vendor of the type Super-agent can stand between' }
    const others = [await make('sub-agent'), await make('super-agent', await run.make.company())]
    for (const through of others) expect((await add({ through })).body.fields).toEqual(refused)
    const { body } = await add({ through: agent })
    expect(body.data).toMatchObject({ through: agent, throughInfo: [{ _id: agent, name: 'Northern super-agent' }] })
    // One that is none any more stays in what stands.
    await run.db.owner`update vendor set type = 'tier-1' where id = ${agent}`
    expect((await owner.put(`/institution-contract/update/${body.data._id}`, { notes: 'Renewed' })).status).toBe(200)
  })

  it('is found by the day on which it holds, its first and its last included', async () => {
    const { body } = await add({ endDate: '2026-06-30' })
    const found = async (currentOn: string) => (await listed({ currentOn })).map(({ _id }) => _id)
    expect(await found('2025-12-31')).toEqual([])
    expect(await found('2026-01-01')).toEqual([body.data._id])
    expect(await found('2026-06-30')).toEqual([body.data._id])
    expect(await found('2026-07-01')).toEqual([])
  })

  it('is read by every member, managed by an Owner, and no administrator’s or other company’s', async () => {
    const { body } = await add()
    const view = (by: Caller) => by.post('/institution-contract/view', { contractId: body.data._id })
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      const member = await asRole(role)
      expect((await view(member)).status).toBe(200)
      expect((await add({}, member)).status).toBe(403)
      expect((await member.put(`/institution-contract/update/${body.data._id}`, { percent: 90 })).status).toBe(403)
      expect((await member.delete(`/institution-contract/delete/${body.data._id}`)).status).toBe(403)
    }
    const administrator = run.call(await run.make.tokenOf('administrator'))
    expect((await view(administrator)).status).toBe(403)
    expect((await administrator.post('/institution-contract/list')).status).toBe(403)
    expect((await view(await asRole('owner', await run.make.company()))).status).toBe(404)
  })

  it('shows no commission in the audit, which administrators read', async () => {
    const { body } = await add({ percent: 12.345, notes: 'Between us' })
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const rows = await administrator.post<{ data: AnyRecord[] }>('/audit/list', { filters: { record: body.data._id } })
    const row = await administrator.get(`/audit/view/${rows.body.data[0]?._id}`)
    expect(row.status).toBe(200)
    expect(JSON.stringify(row.body)).toContain('2026-01-01')
    for (const told of ['12.345', 'Between us']) expect(JSON.stringify(row.body)).not.toContain(told)
  })
})
