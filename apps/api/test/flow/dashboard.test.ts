import type { AdminDashboard } from '@corridor/contract/flow/dashboard/shapes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let ada: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate company, record_delta cascade`
  ada = run.call(await run.make.tokenOf('administrator'))
})

const dashboard = async (body: object = {}) =>
  (await ada.post<{ data: AdminDashboard }>('/dashboard/admin', body)).body.data
const dayIn = (timeZone: string, at = new Date()) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

async function payment(amount: number, paid_on: string, more = {}) {
  const company = await run.make.company()
  const by = await run.make.person('owner', company)
  await run.make.payment(company, await run.make.order(company, by), by, { amount, paid_on, ...more })
}

it('counts as the lists behind its figures do', async () => {
  const company = await run.make.company()
  await run.make.person('owner', company)
  await run.make.person('recruiter', company, { status: 'inactive' })
  await run.make.waiting(company)
  const figures = await dashboard()
  const totals = await Promise.all(
    ['/users/list-agent', '/users/list-employee', '/verification/list-pending'].map(
      async (path) => (await ada.post(path)).body.totalDocs,
    ),
  )
  expect([figures.agents, figures.employees, figures.pendingVerifications]).toEqual(totals)
  expect(figures.agents - figures.employees).toBeGreaterThanOrEqual(1)
  expect(figures.pendingVerifications).toBe(1)
  expect(figures.applications).toBe(0)
})

it('counts what students apply for beside what people apply for, and says which is which', async () => {
  const company = await run.make.company()
  await run.make.application(company)
  const first = await run.make.studentApplication(company)
  await run.make.studentApplication(company)
  await run.make.studentApplication(company, { stage: 'withdrawn' })
  const both = { jobs: 1, students: 3 }
  const shown = await dashboard({ months: 1 })
  expect(shown).toMatchObject({ applications: 4, applicationsOf: both })
  expect(shown.applicationPoints.at(-1)).toEqual({ start: dayIn('UTC'), count: 4, ...both })
  // One of last year, and one in the bin.
  await run.db.owner`update student_application set created_at = now() - interval '400 days' where id = ${first}`
  await run.db.owner`update student_application set deleted_at = now() where stage = 'withdrawn'`
  const later = await dashboard()
  expect(later).toMatchObject({ applications: 3, applicationsOf: { jobs: 1, students: 2 } })
  expect(later.applicationPoints.at(-1)).toMatchObject({ count: 2, jobs: 1, students: 1 })
})

it.each([
  [1, 'day', 28, 31],
  [3, 'week', 13, 14],
  [6, 'month', 6, 6],
  [12, 'month', 12, 12],
])('shows %d months by the %s, without gaps, up to today', async (months, unit, least, most) => {
  await payment(100, dayIn('UTC'))
  const shown = await dashboard({ months })
  expect(shown.unit).toBe(unit)
  const [series] = shown.payments
  expect(series?.points.length).toBeGreaterThanOrEqual(least)
  expect(series?.points.length).toBeLessThanOrEqual(most)
  expect(shown.applicationPoints.map(({ start }) => start)).toEqual(series?.points.map(({ start }) => start))
  expect(new Set(shown.applicationPoints.map(({ count }) => count))).toEqual(new Set([0]))
  expect(series?.points.at(-1)?.amount).toBe(100)
  expect(series?.points.slice(0, -1).every(({ amount }) => amount === 0)).toBe(true)
})

it('adds up cents exactly, refunds as negative, each currency by itself', async () => {
  const today = dayIn('UTC')
  for (const amount of [10, 20, 9_007_199_254_740]) await payment(amount, today)
  await payment(-5, today)
  await payment(70, today, { currency: 'EUR' })
  expect((await dashboard()).payments.map(({ currency, total }) => [currency, total])).toEqual([
    ['EUR', 70],
    ['USD', 9_007_199_254_765],
  ])
})

it("ends with the reader's today, wherever that is; what lies before the period is left out", async () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    const { applicationPoints } = await dashboard({ months: 1, timeZone })
    expect(applicationPoints.at(-1)?.start).toBe(dayIn(timeZone))
  }
  await payment(100, dayIn('UTC', new Date(Date.now() - 400 * 86_400_000)))
  expect((await dashboard()).payments).toMatchObject([{ total: 0 }])
})

it('refuses a period that it does not have, and a zone that does not exist', async () => {
  for (const wrong of [{ months: 2 }, { months: '12' }, { timeZone: 'Mars/Olympus' }]) {
    expect((await ada.post('/dashboard/admin', wrong)).status).toBe(400)
  }
})
