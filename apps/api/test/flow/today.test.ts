import type { Today, TodayRow } from '@corridor/contract/flow/today/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let colleague: Person
let own: Caller
let other: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  colleague = await run.make.person('recruiter', company, { first_name: 'Rafael', last_name: 'Ortiz' })
  own = run.call(await run.make.session(person))
  other = run.call(await run.make.session(colleague))
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const view = async (by = own, isMine = true): Promise<Today> =>
  (await by.post<{ data: Today }>('/today/view', { isMine })).body.data
const rowsOf = async (group: string, by = own, isMine = true): Promise<TodayRow[]> =>
  (await view(by, isMine)).groups.find((one) => one.group === group)?.rows ?? []
const idsOf = async (...asked: Parameters<typeof rowsOf>) => (await rowsOf(...asked)).map(({ id }) => id)
const submitted = (more: object = {}) =>
  run.make.submission(company, { created_by: person.id, updated_at: hoursAgo(50), ...more })

describe('today', () => {
  it('says of nobody that anything waits, where nothing does', async () => {
    const { groups, done } = await view()
    expect(groups.map(({ group, total }) => [group, total])).toEqual(
      ['interviews', 'requirements', 'silent', 'rates', 'due'].map((group) => [group, 0]),
    )
    expect(done).toEqual([])
  })

  it('shows interviews by the clock, and those whose outcome nobody noted', async () => {
    const id = await submitted({ state: 'interview' })
    const starts = (hours: number) => ({
      starts_at: hoursAgo(-hours),
      people: run.db.sql.json([{ name: 'Dana', email: '' }]),
    })
    const past = await run.make.interview(company, id, starts(-30))
    const soon = await run.make.interview(company, id, starts(-0.2))
    await run.make.interview(company, id, starts(40))
    await run.make.interview(company, id, { ...starts(-3), state: 'cancelled' })
    expect(await idsOf('interviews')).toEqual([past, soon])
    expect((await rowsOf('interviews'))[0]).toMatchObject({ kind: 'interview', through: 'Dana', zone: 'UTC', round: 1 })
    await own.post(`/interview/outcome/${past}`, { outcome: 'passed' })
    expect(await idsOf('interviews')).toEqual([soon])
    expect((await view()).done).toMatchObject([{ kind: 'interview', what: 'outcome', id: past }])
  })

  it('shows open jobs that nobody was submitted to, the freshest first', async () => {
    const [old, fresh] = [
      await run.make.job(company, { created_at: hoursAgo(20) }),
      await run.make.job(company, { created_at: hoursAgo(1) }),
    ]
    const answered = await run.make.job(company)
    await submitted({ job_id: answered })
    await run.make.job(company, { closed_at: new Date(), closed_reason: 'filled' })
    expect(await idsOf('requirements')).toEqual([fresh, old])
  })

  it('shows submissions of which nothing was heard for a day, the longest first, with whom to call', async () => {
    const vendor = await run.make.vendor(company, { name: 'Apex' })
    await run.make.vendorContact(company, vendor, {
      first_name: 'Dana',
      last_name: 'Whitfield',
      mobile_number: '+17045550148',
    })
    const [two, three] = [await submitted(), await submitted({ updated_at: hoursAgo(72) })]
    await run.make.submissionHop(company, two, vendor)
    await submitted({ updated_at: hoursAgo(2) })
    await submitted({ state: 'withdrawn' })
    const theirs = await submitted({ created_by: colleague.id })
    expect(await idsOf('silent')).toEqual([three, two])
    expect(await idsOf('silent', own, false)).toEqual([three, two, theirs])
    expect((await rowsOf('silent'))[1]).toMatchObject({
      through: 'Vendor',
      call: [{ name: 'Dana Whitfield', phone: '+17045550148' }],
    })
  })

  it('shows rates that nobody confirmed, what ends soon, and tasks that are due', async () => {
    const rated = await submitted({ pay_amount: 60, pay_currency: 'USD', pay_per: 'hour' })
    await submitted()
    const more = { created_by: person.id, bench_since: dayIn(-10) }
    const ending = await run.make.candidate(company, { ...more, authorization_ends: dayIn(30) })
    await run.make.candidate(company, { ...more, authorization_ends: dayIn(200) })
    const job = await run.make.job(company, { created_by: person.id, job_expire_date: dayIn(2) })
    const task = await run.make.task(person, { due_on: dayIn(0) })
    await run.make.task(person, { due_on: dayIn(3) })
    const paper = await run.make.task(person, { due_on: dayIn(30), kind: 'candidate-document-expires' })
    await run.make.task(person, { due_on: dayIn(31), kind: 'candidate-document-expires' })
    await run.make.task(colleague, { due_on: dayIn(0) })
    expect(await idsOf('rates')).toEqual([rated])
    expect(await idsOf('due')).toEqual([task, job, paper, ending])
    await own.post(`/submission/confirm-rate/${rated}`, { how: 'call' })
    expect(await idsOf('rates')).toEqual([])
    await own.put(`/task/done/${task}`, {})
    expect((await view()).done.map(({ what }) => what)).toEqual(['task', 'rate'])
  })
})

describe('what was done', () => {
  const log = (id: string, more: object = {}, by = own) =>
    by.post('/today/log', { kind: 'submission', id, title: 'Called Dana: left a voicemail', ...more })

  it('takes a row away until it is to be asked again, and comes back when it is taken back', async () => {
    const id = await submitted()
    const next = { title: 'Call Dana again', day: dayIn(1) }
    const { body } = await log(id, { note: 'Back at nine', next })
    expect(await idsOf('silent')).toEqual([])
    const [done] = (await view()).done
    expect(done).toMatchObject({
      what: 'task',
      title: 'Called Dana: left a voicemail',
      recordKind: 'submission',
      record: id,
    })
    const open = (await own.post('/task/list', { filters: { record: id, isDone: false } })).body.data as AnyRecord[]
    expect(open).toMatchObject([{ title: 'Call Dana again', dueDate: next.day }])
    await own.post(`/today/undo/${body.data.task}`)
    expect(await idsOf('silent')).toEqual([id])
    expect((await own.post('/task/list', { filters: { record: id } })).body.totalDocs).toBe(0)
  })

  it('by a colleague is said on the row', async () => {
    const id = await submitted()
    await log(id, {}, other)
    expect(await rowsOf('silent')).toMatchObject([{ id, taken: [{ firstName: 'Rafael', lastName: 'Ortiz' }] }])
  })

  it('reopens a task that was marked as done', async () => {
    const task = await run.make.task(person, { due_on: dayIn(0), created_at: hoursAgo(3) })
    await own.put(`/task/done/${task}`, {})
    await own.post(`/today/undo/${task}`)
    expect(await idsOf('due')).toEqual([task])
  })

  it('cannot be noted of a record that is not there, or is beyond sight', async () => {
    const stranger = run.call(await run.make.session(await run.make.person('recruiter', await run.make.company())))
    const answer = await log(await submitted(), {}, stranger)
    expect([answer.status, answer.body.code]).toEqual([404, 'task.recordUnknown'])
  })
})

it('shows a member of a narrower sight nothing beyond it', async () => {
  const [team, elsewhere] = [await run.make.unit(company, { name: 'A' }), await run.make.unit(company, { name: 'B' })]
  await run.make.sight(colleague, 'company', [elsewhere])
  const looking = await run.make.person('recruiter', company)
  await run.make.sight(looking, 'team', [team])
  const theirs = await submitted({
    created_by: colleague.id,
    state: 'to-client',
    pay_amount: 1,
    pay_currency: 'USD',
    pay_per: 'hour',
  })
  await run.make.interview(company, theirs, { starts_at: hoursAgo(2) })
  const seeing = run.call(await run.make.session(looking))
  expect((await view(seeing, false)).groups.filter(({ total }) => total > 0)).toEqual([])
  expect((await view(other, false)).groups.filter(({ total }) => total > 0)).toHaveLength(3)
})
