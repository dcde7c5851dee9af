import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAt } from '../call.ts'
import { makeOn } from '../make.ts'
import { startTwoNodes, type TwoNodes } from '../two-nodes.ts'

let two: TwoNodes
beforeAll(async () => {
  two = await startTwoNodes()
}, 60_000)
afterAll(() => two.close())

it('counts and ranks alike on two nodes, at the next look after a change on either', async () => {
  const make = makeOn(two.db.owner)
  const company = await make.company()
  const token = await make.session(await make.person('bench-sales', company))
  const callers = two.nodes.map(({ url }) => callAt(url)(token))
  const [first, second] = [callAt(two.nodes[0].url)(token), callAt(two.nodes[1].url)(token)]
  const [green, h1b] = [await make.lookup('work-authorization'), await make.lookup('work-authorization')]
  // Made anew, or as the product brings it along.
  const entryNamed = async (kind: 'pay-type', name: string) => {
    const [known] = await two.db.owner<{ id: string }[]>`select id from lookup where kind = ${kind} and name = ${name}`
    return known?.id ?? make.lookup(kind, { name })
  }
  const added = await first.post('/candidate/add-candidate', {
    firstName: 'Jane',
    lastName: 'Doe',
    email: 'two-nodes@example.com',
    phone: '5551234567',
    jobTitle: 'Java Developer',
    skills: ['Java'],
    workAuthorization: green,
  })
  const candidate = String(added.body.data._id)
  const job = await make.job(company, {
    job_title: 'Java Developer',
    skills: ['Java'],
    work_authorization_ids: [green],
    max_salary: 80,
    currency: 'USD',
    salary_duration_id: await make.lookup('salary-duration', { name: 'Per hour of work' }),
    pay_type_ids: [await entryNamed('pay-type', 'W2')],
  })
  const looks = () =>
    Promise.all(
      callers.map(async (caller) => [
        (await caller.post<{ data: { totalJobs: number }[] }>('/job-match/count', { candidates: [candidate] })).body
          .data[0]?.totalJobs,
        (await caller.post<{ totalDocs: number }>('/job-match/list', { job })).body.totalDocs,
      ]),
    )
  const [there, gone] = [
    [
      [1, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ]
  expect(await looks()).toEqual(there)
  expect((await second.put(`/candidate/update/${candidate}`, { workAuthorization: h1b })).status).toBe(200)
  expect(await looks()).toEqual(gone)
  expect((await first.put(`/job/update/${job}`, { workAuthorization: [green, h1b] })).status).toBe(200)
  expect(await looks()).toEqual(there)
  const asks = (rateAmount: number) =>
    second.put(`/candidate/update/${candidate}`, { rateAmount, rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'W2' })
  expect((await asks(90)).status).toBe(200)
  expect(await looks()).toEqual(gone)
  expect((await asks(75)).status).toBe(200)
  expect(await looks()).toEqual(there)
  expect((await second.post(`/job/close/${job}`, { reason: 'filled' })).status).toBe(200)
  expect((await looks()).map(([jobs]) => jobs)).toEqual([0, 0])
})
