import type { PlanUsage } from '@corridor/contract/money/plan/shapes'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let ada: Caller
let adaToken: string
let company: Company
let person: Person
let owner: Caller
let plans: Record<string, string>
beforeAll(async () => {
  run = await runApp()
  adaToken = await run.make.tokenOf('administrator')
  ada = run.call(adaToken)
  const { data } = (await ada.post('/plan/list')).body
  plans = Object.fromEntries(data.map(({ name, _id }) => [name, _id]))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('owner', company)
  owner = run.call(await run.make.session(person))
})

const ask = (plan: string, period = 'monthly') => owner.post('/order/add', { plan: plans[plan], period })
const asked = async (plan: string, period?: string) => (await ask(plan, period)).body.data._id
const paid = { amount: 9_900, paidDate: '2026-01-15', method: 'bank-transfer', reference: 'R 1' }
const confirm = (id: string, more = {}) => ada.post(`/order/confirm/${id}`, { ...paid, ...more })
const usage = async () => (await owner.get<{ data: PlanUsage }>('/plan/usage')).body.data
const monthsLater = (from: Date, months: number) => {
  const day = new Date(from)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.getTime()
}
const dayMs = 86_400_000

describe('an order', () => {
  it('keeps the price of its day, waits alone, and may be withdrawn', async () => {
    const { status, body } = await ask('Pro', 'annual')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      amount: 12 * 7_900,
      currency: 'USD',
      status: 'open',
      period: 'annual',
      payments: [],
    })
    expect((await ask('Premium')).body.code).toBe('order.stands')
    expect((await usage()).openOrderInfo).toMatchObject([{ _id: body.data._id, planName: 'Pro' }])
    expect((await owner.post(`/order/withdraw/${body.data._id}`)).body.data).toMatchObject({ status: 'withdrawn' })
    expect((await confirm(body.data._id)).body.code).toBe('order.decided')
    expect((await ask('Premium')).status).toBe(200)
  })

  it('is one, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('Pro')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'order.stands')).toHaveLength(9)
  })

  it('of the free plan is refused', async () => {
    expect((await ask('Basic')).body.code).toBe('plan.free')
  })

  it("of another company is not found, and its list is one's own", async () => {
    const id = await asked('Pro')
    const foreign = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await foreign.get(`/order/view/${id}`)).status).toBe(404)
    expect((await foreign.post(`/order/withdraw/${id}`)).status).toBe(404)
    expect((await foreign.post('/order/list')).body.totalDocs).toBe(0)
    expect((await owner.post('/order/list')).body.totalDocs).toBe(1)
    expect((await owner.post(`/order/confirm/${id}`, paid)).status).toBe(403)
  })

  it('is refused with a reason of 3 to 50 characters, which the owner reads by mail', async () => {
    await run.db.owner`update user_account set language = 'fr' where id = ${person.id}`
    const id = await asked('Pro')
    expect((await ada.post(`/order/refuse/${id}`, { reason: 'no' })).body.fields.reason).toBe('Minimum 3 characters')
    expect((await ada.post(`/order/refuse/${id}`, { reason: 'x'.repeat(51) })).status).toBe(400)
    const { body } = await ada.post(`/order/refuse/${id}`, { reason: 'No money came' })
    expect(body.data).toMatchObject({ status: 'refused', reason: 'No money came', payments: [] })
    expect((await usage()).plan.name).toBe('Basic')
    const [letter] = await lettersTo(run, person.email)
    expect(letter?.subject).toBe('Votre commande chez Corridor a été refusée')
    expect(letter?.text_body).toContain('No money came')
  })
})

describe('a confirmed payment', () => {
  it('gives the plan for the period that was paid for, once, and tells the owner', async () => {
    const id = await asked('Pro')
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'order.decided')).toHaveLength(5)
    const { body } = await ada.get(`/order/view/${id}`)
    expect(body.data).toMatchObject({
      status: 'paid',
      paidAmount: 9_900,
      paidDate: '2026-01-15',
      payments: [{ amount: 9_900, currency: 'USD', method: 'bank-transfer', reference: 'R 1' }],
    })
    const { startDate, endDate } = body.data as unknown as { startDate: string; endDate: string }
    expect(Date.parse(endDate)).toBe(monthsLater(new Date(startDate), 1))
    expect(await usage()).toMatchObject({ plan: { name: 'Pro' }, endDate, openOrderInfo: [] })
    expect((await lettersTo(run, person.email)).map(({ subject }) => subject)).toEqual([
      'Your payment has arrived at Corridor',
    ])
    expect((await trailOf(run.db.owner, id)).map(({ action, company_id }) => [action, company_id])).toEqual([
      ['order.add', company.id],
      ['order.confirm', company.id],
    ])
  })

  it('of the same plan lengthens it, of another replaces it at once', async () => {
    await confirm(await asked('Pro'))
    const first = String((await usage()).endDate)
    await confirm(await asked('Pro', 'annual'))
    expect(Date.parse(String((await usage()).endDate))).toBe(monthsLater(new Date(first), 12))
    await confirm(await asked('Premium'))
    const { plan, endDate } = await usage()
    expect(plan.name).toBe('Premium')
    expect(Date.parse(String(endDate))).toBeLessThan(Date.now() + 32 * dayMs)
  })

  it.each([
    ['amount', { amount: 0 }, 400],
    ['amount', { amount: 10.5 }, 400],
    ['paidDate', { paidDate: '2026-02-30' }, 400],
    ['paidDate', { paidDate: '2199-01-01' }, 400],
    ['method', { method: 'barter' }, 400],
  ])('is refused for its %s, and nothing changes', async (field, wrong, expected) => {
    const id = await asked('Pro')
    const { status, body } = await confirm(id, wrong)
    expect(status).toBe(expected)
    expect(body.fields).toHaveProperty(field)
    expect((await ada.get(`/order/view/${id}`)).body.data).toMatchObject({ status: 'open', payments: [] })
  })
})

describe('a refund', () => {
  const refund = (id: string, amount: number) => ada.post(`/order/refund/${id}`, { ...paid, amount })

  it('of a part leaves the plan, of all takes back what is left of the period', async () => {
    await confirm(await asked('Pro'))
    const before = Date.parse(String((await usage()).endDate))
    const id = await asked('Pro')
    await confirm(id)
    expect((await refund(id, 900)).body.data).toMatchObject({ status: 'paid', paidAmount: 9_000 })
    expect((await refund(id, 9_001)).body.code).toBe('order.tooMuchBack')
    expect((await refund(id, 9_000)).body.data).toMatchObject({ status: 'refunded', paidAmount: 0 })
    expect(Date.parse(String((await usage()).endDate))).toBe(before)
    expect((await refund(id, 1)).body.code).toBe('order.notPaid')
  })

  it('of the only period brings the free plan back at once; no more goes back than came, also at once', async () => {
    const id = await asked('Enterprise')
    await confirm(id, { amount: 129_900 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id, 100_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await refund(id, 29_900)
    expect((await usage()).plan.name).toBe('Basic')
    const [row] = await run.db.owner`select sum(amount)::int as sum from payment where order_id = ${id}`
    expect(row?.sum).toBe(0)
  })

  it('before anything came is refused', async () => {
    expect((await refund(await asked('Pro'), 1)).body.code).toBe('order.notPaid')
  })
})

describe('the end of a plan', () => {
  const tend = async () => {
    const boss = new PgBoss({ connectionString: run.db.urls.owner, max: 1, supervise: false, schedule: false })
    await boss.start()
    await boss.send('end-plans', {})
    await boss.stop({ graceful: false })
  }
  const subjects = async () => (await lettersTo(run, person.email)).map(({ subject }) => subject)

  it('is told a week before, once, and when it has come, and nothing is deleted', async () => {
    const recruiter = await run.make.person('recruiter', company)
    await run.make.subscription(company, 'Pro', { ends_at: new Date(Date.now() + 6 * dayMs) })
    await tend()
    await expect.poll(subjects, { timeout: 20_000 }).toEqual(['Your plan on Corridor ends soon'])
    await run.db.owner`update subscription set ends_at = now() - interval '1 minute' where company_id = ${company.id}`
    expect((await usage()).plan.name).toBe('Basic')
    await tend()
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(['Your plan on Corridor ends soon', 'Your plan on Corridor has ended'])
    expect(await lettersTo(run, recruiter.email)).toEqual([])
    expect((await usage()).users).toEqual({ used: 2, max: 5 })
  })
})

it("tells administrators' open pages when money moves, and the company's when its plan changes", async () => {
  const id = await asked('Pro')
  const [admins, owners] = [
    await openStream(run.url, adaToken),
    await openStream(run.url, await run.make.session(person)),
  ]
  expect([await admins.next(), await owners.next()]).toEqual([{ kind: 'resync' }, { kind: 'resync' }])
  await confirm(id)
  expect([await admins.next(), await owners.next()]).toEqual([{ kind: 'dashboard' }, { kind: 'plan' }])
  admins.close()
  owners.close()
})
