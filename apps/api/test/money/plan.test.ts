import { seededPlans } from '@corridor/contract/money/plan/seeded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { chosen } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let ada: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  ada = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())

const some = {
  description: 'Between two others',
  currency: 'EUR',
  monthlyPrice: 14_950,
  annualPrice: 149_500,
  usersMax: 30,
  storageGb: 100,
  apiCallsMax: null,
  support: 'priority',
  backup: 'hourly',
  uptime: '99.95',
  hasReports: true,
  hasMobile: true,
  hasBranding: false,
  place: 3,
}
let count = 0
const add = async (more = {}) => (await ada.post('/plan/add', { ...some, name: `Plan ${++count}`, ...more })).body
const idOf = async (searchTerm: string) => (await ada.post('/plan/list', { searchTerm })).body.data[0]?._id ?? ''

describe('the plans of the specification', () => {
  it.each([
    ['Basic', 0, 0, 5, 10, 1_000, 'email', 'weekly', '99'],
    ['Pro', 9_900, 7_900, 20, 50, 10_000, 'email-chat', 'daily', '99.9'],
    ['Premium', 19_900, 17_900, 50, 200, 50_000, 'priority', 'hourly', '99.99'],
    ['Enterprise', 129_900, 107_900, null, null, null, 'always', 'real-time', '99.999'],
  ])(
    '%s is there from the start',
    async (name, monthlyPrice, annualPrice, usersMax, storageGb, apiCallsMax, ...terms) => {
      const { body } = await ada.post('/plan/list', { searchTerm: name })
      const [support, backup, uptime] = terms
      const limits = { usersMax, storageGb, apiCallsMax, support, backup, uptime }
      expect(body.data).toMatchObject([
        { name, currency: 'USD', monthlyPrice, annualPrice, ...limits, status: 'active' },
      ])
    },
  )
})

it('has the names and descriptions that pages show in each language', async () => {
  const { body } = await ada.post('/plan/list', { limit: -1 })
  expect(body.data).toEqual(expect.arrayContaining(seededPlans.map((plan) => expect.objectContaining(plan))))
})

describe('a plan', () => {
  it('is added, changed and retired, and the trail says so', async () => {
    const { data, message } = await add({ name: 'Plus' })
    expect(message).toBe('Plan Added Successfully')
    expect(data).toMatchObject({ name: 'Plus', monthlyPrice: 14_950, companyCount: 0, isDefault: false })
    const id = data._id
    const changed = await ada.put(`/plan/update/${id}`, { version: 1, monthlyPrice: 15_000 })
    expect(changed.body.data).toMatchObject({ monthlyPrice: 15_000, annualPrice: 149_500, version: 2 })
    expect((await ada.put(`/plan/update/${id}`, { version: 1, monthlyPrice: 1 })).body.code).toBe('record.changed')
    expect((await ada.post(`/plan/retire/${id}`)).body.data).toMatchObject({ status: 'retired' })
    expect((await ada.put(`/plan/update/${id}`, { status: 'active' })).body.data).toMatchObject({ status: 'active' })
    const actions = (await trailOf(run.db.owner, id)).map(({ action }) => action)
    expect(actions).toEqual(['plan.add', 'plan.update', 'plan.retire', 'plan.update'])
  })

  it.each([
    ['name', { name: 'ab' }, 'Minimum 3 characters'],
    ['monthlyPrice', { monthlyPrice: 99.5 }, 'Please enter an amount'],
    ['annualPrice', { annualPrice: -1 }, 'The amount cannot be negative'],
    ['monthlyPrice', { monthlyPrice: 1e15 }, 'The amount is too large'],
    ['usersMax', { usersMax: 0 }, 'Please enter 1 or more, or leave it empty'],
    ['currency', { currency: 'JPY' }, 'Currency is required'],
    ['uptime', { uptime: 'always' }, 'Please enter a percentage, such as 99.9'],
  ])('is refused for its %s', async (field, wrong, message) => {
    const { status, body } = await ada.post('/plan/add', { ...some, name: `Plan ${++count}`, ...wrong })
    expect({ status, message: body.fields[field] }).toEqual({ status: 400, message })
  })

  it('has a name of its own, whatever its case', async () => {
    expect(await ada.post('/plan/add', { ...some, name: 'bASIC' })).toMatchObject({
      status: 409,
      body: { code: 'plan.nameTaken' },
    })
  })

  it('that everybody falls back to stays free, and is neither retired nor deleted', async () => {
    const id = await idOf('Basic')
    for (const answer of [
      await ada.put(`/plan/update/${id}`, { monthlyPrice: 100 }),
      await ada.put(`/plan/update/${id}`, { status: 'retired' }),
      await ada.post(`/plan/retire/${id}`),
      await ada.delete(`/plan/delete/${id}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'plan.isDefault' } })
  })

  it('is deleted where nobody ever had or ordered it', async () => {
    const { data } = await add()
    expect((await ada.delete(`/plan/delete/${data._id}`)).status).toBe(200)
    expect((await ada.delete(`/plan/delete/${data._id}`)).status).toBe(404)
    const company = await run.make.company()
    await run.make.order(company, await run.make.person('owner', company))
    expect((await ada.delete(`/plan/delete/${await idOf('Pro')}`)).body.code).toBe('plan.inUse')
  })

  it('that is retired is offered no more; a company that has it sees it', async () => {
    const { data } = await add({ name: 'Vintage' })
    const company = await run.make.company()
    await run.make.subscription(company, 'Vintage')
    await ada.post(`/plan/retire/${data._id}`)
    const seenBy = async (token: string) =>
      (await run.call(token).post('/plan/list', { searchTerm: 'Vintage' })).body.data
    expect(await seenBy(await run.make.tokenOf('owner', company))).toMatchObject([
      { name: 'Vintage', companyCount: null },
    ])
    const other = await run.make.tokenOf('owner', await run.make.company())
    expect(await seenBy(other)).toEqual([])
    const asked = await run.call(other).post('/order/add', { plan: data._id, period: 'monthly' })
    expect(asked.body.code).toBe('plan.notOffered')
  })
})

describe('what a company has of its plan', () => {
  it('is counted now, and the badge names the plan', async () => {
    const company = await run.make.company()
    const owner = await run.make.person('owner', company)
    await run.make.person('recruiter', company)
    await run.make.subscription(company, 'Pro')
    await run.make.file(company, owner, { file_size: 1_234 })
    const caller = run.call(await run.make.session(owner))
    expect((await caller.get('/plan/usage')).body.data).toMatchObject({
      plan: { name: 'Pro', companyCount: null },
      endDate: null,
      users: { used: 2, max: 20 },
      storageBytes: { used: 1_234, max: 50 * 1_073_741_824 },
      openOrderInfo: [],
    })
    const me = (await caller.get('/auth/me')).body as unknown as { user: { companyInfo: { plan: string } } }
    expect(me.user.companyInfo.plan).toBe('Pro')
  })

  it('holds as many accounts as the plan, also where several are accepted at once', async () => {
    const company = await run.make.company()
    const people = await Promise.all(
      ['owner', 'recruiter', 'bench-sales'].map((role) => run.make.person(role as 'owner', company)),
    )
    const invitations = await Promise.all(
      Array.from({ length: 6 }, () => run.make.invitation({ role: 'recruiter', company_id: company.id })),
    )
    const name = { firstName: 'Nadia', lastName: 'Newcomer' }
    const accepted = await Promise.all(
      invitations.map(({ token }) => run.call().post('/invitation/accept', { token, ...name, ...chosen })),
    )
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = accepted.filter(({ body }) => body.code === 'plan.usersFull')
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array(4).fill('All 5 user accounts of this plan are in use'),
    )
    // A member who is in already takes no further account.
    const again = await run.make.invitation({
      role: 'bench-sales',
      company_id: company.id,
      email: people[1]?.email ?? '',
    })
    const own = run.call(await run.make.session(people[1] as (typeof people)[0]))
    expect((await own.post('/invitation/accept-own', { token: again.token })).status).toBe(200)
  })
})
