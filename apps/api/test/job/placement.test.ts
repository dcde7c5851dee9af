import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { turnPlacements } from '../../src/features/job/placement/turn.ts'
import { tellWatchers } from '../../src/features/told/watch/tell-watchers.ts'
import type { Platform } from '../../src/platform.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let person: Person
let bench: Caller
let candidateId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reminding = await openReminding(run)
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  candidateId = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe', bench_since: '2026-01-05' })
})

/** Turns placements at a moment that the test chooses, as a worker does. */
function turn(at: string) {
  const platform: Platform = {
    ...reminding.platform,
    onChanged: (tx, change) => tellWatchers(tx, platform, change),
  }
  return turnPlacements({ db: run.db.sql, platform }, new Date(at))
}
const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const atNoon = (day: string) => `${day}T12:00:00Z`
const rated = { pay_amount: 60, pay_currency: 'USD', pay_per: 'hour', pay_tax_term: 'C2C' }
const chosen = {
  defaultDateFormat: 'mm/dd/yy',
  displayNamePattern: 'First Name',
  currency: 'USD',
}
const perHour = (rateAmount: number, taxTerm: string | null = null) => ({
  ...{ rateAmount, rateCurrency: 'USD', ratePer: 'hour', taxTerm },
})
const confirmed = (more: Parameters<typeof run.make.submission>[1] = {}) =>
  run.make.submission(company, {
    ...{ candidate_id: candidateId, state: 'confirmed', created_by: person.id, ...rated, ...more },
  })
const place = (submissionId: string, more: object = {}) =>
  bench.post('/placement/add', { submissionId, startDate: dayIn(0), ...more })
const view = async (id: string) => (await bench.post('/placement/view', { placementId: id })).body.data
const benchSince = async (id = candidateId) =>
  (await bench.post('/candidate/view', { candidateId: id })).body.data.benchSince
const onBench = async (): Promise<AnyRecord[]> =>
  (await bench.post('/bench/list', { filters: { _id: candidateId } })).body.data

describe('a placement', () => {
  it('is made of a confirmed submission, which is started by it, with the rates of its chain', async () => {
    const submissionId = await confirmed()
    const { body } = await place(submissionId, {
      bill: perHour(80),
      netDays: 45,
      poNumber: 'PO-7',
      timesheetCycle: 'weekly',
    })
    expect(body).toMatchObject({
      message: 'Placement Added Successfully',
      data: {
        ...{ submission: submissionId, state: 'running', startDate: dayIn(0), endDate: null, bill: perHour(80) },
        ...{ pay: perHour(60, 'C2C'), margin: { amount: 20, percent: 25 }, netDays: 45, poNumber: 'PO-7' },
      },
    })
    const { data } = (await bench.post('/submission/view', { submissionId })).body
    expect(data.state).toBe('started')
    expect((await trailOf(run.db.owner, submissionId)).map(({ action }) => action)).toContain('submission.update')
    expect((await place(submissionId, { overlap: true })).body.code).toBe('placement.there')
  })

  it('is not made of a submission that nobody confirmed, nor with an end before its start', async () => {
    expect((await place(await confirmed({ state: 'interview' }))).body.code).toBe('placement.notConfirmed')
    const { body } = await place(await confirmed(), { endDate: dayIn(-1) })
    expect(body).toMatchObject({ code: 'placement.endsBefore', fields: { endDate: expect.any(String) } })
  })

  it('runs alone, unless somebody chose to let two overlap', async () => {
    await place(await confirmed())
    const second = await confirmed()
    const refused = await place(second, { startDate: dayIn(30) })
    expect(refused).toMatchObject({ status: 409, body: { code: 'placement.overlaps' } })
    expect(refused.body.message).toContain('Jane Doe')
    expect((await place(second, { startDate: dayIn(30), overlap: true })).status).toBe(200)
  })

  it('of twenty who place one person at once is made once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => confirmed()))
    const answers = await Promise.all(ids.map((id) => place(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'placement.overlaps')).toHaveLength(7)
  })

  it('keeps each later end with its reason, and its end with one', async () => {
    const { data } = (await place(await confirmed(), { endDate: dayIn(30) })).body
    const id = data._id
    const extend = (endDate: string, reason = 'The client goes on') =>
      bench.post(`/placement/extend/${id}`, { endDate, reason })
    expect((await extend(dayIn(30))).body.code).toBe('placement.notLater')
    expect((await extend(dayIn(60), '')).body.fields).toHaveProperty('reason')
    expect((await extend(dayIn(60))).body.data).toMatchObject({
      endDate: dayIn(60),
      extensions: [{ fromDate: dayIn(30), toDate: dayIn(60), reason: 'The client goes on' }],
    })
    const soon = async (days: number) =>
      (await bench.post('/placement/list', { filters: { endsBy: dayIn(days), candidate: candidateId } })).body.totalDocs
    expect([await soon(59), await soon(61)]).toEqual([0, 1])
    const ended = await bench.post(`/placement/end/${id}`, { version: 2, reason: 'The budget was cut' })
    expect(ended.body.data).toMatchObject({ endDate: dayIn(0), endReason: 'The budget was cut', state: 'running' })
    const stale = await bench.post(`/placement/end/${id}`, { version: 2, reason: 'The budget was cut' })
    expect(stale.body.code).toBe('record.changed')
  })

  it('goes into the bin and comes back; another company does not find it', async () => {
    const { data } = (await place(await confirmed())).body
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await stranger.post('/placement/view', { placementId: data._id })).status).toBe(404)
    expect(await benchSince()).toBeNull()
    await bench.delete(`/placement/delete/${data._id}`)
    expect(await benchSince()).toBe('2026-01-05')
    const [row] = (await bench.post('/bin/list', { filters: { kind: 'placement' } })).body.data
    expect((await bench.post(`/bin/restore/${row?._id}`, {})).status).toBe(200)
    await turn(atNoon(dayIn(0)))
    expect(await benchSince()).toBeNull()
  })
})

describe('the bench', () => {
  it('is left on the first day, and reached again with 0 days on the day after the last', async () => {
    const { data } = (await place(await confirmed(), { startDate: dayIn(3), endDate: dayIn(5) })).body
    expect(await benchSince()).toBe('2026-01-05')
    await turn(atNoon(dayIn(3)))
    expect(await onBench()).toEqual([])
    await turn(atNoon(dayIn(5)))
    expect(await onBench()).toEqual([])
    await turn(atNoon(dayIn(6)))
    expect(await benchSince()).toBe(dayIn(6))
    expect(await onBench()).toMatchObject([{ benchSince: dayIn(6) }])
    const notes = (
      await bench.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind: 'placement-ended' } })
    ).body.data
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ path: `/company/job/view-placement/${data._id}` })
    const trail = await trailOf(run.db.owner, candidateId)
    expect(trail.filter(({ after }) => after?.bench_since === dayIn(6))).toHaveLength(1)
    await turn(atNoon(dayIn(7)))
    expect(await benchSince()).toBe(dayIn(6))
  })

  it.each([
    ['UTC', '00:29', null],
    ['UTC', '00:30', 'free'],
    // Half past midnight in India is seven in the evening before.
    ['Asia/Kolkata', '-5:00', 'free'],
    ['Asia/Kolkata', '-5:01', null],
  ] as const)('in %s is reached at half past midnight: at %s it is %s', async (timezone, time, expected) => {
    const owner = run.call(await run.make.tokenOf('owner', company))
    await owner.post('/company-settings/add', { ...chosen, timezone })
    const submission_id = await confirmed({ state: 'started' })
    await run.make.placement(company, { submission_id, start_on: '2031-05-01', end_on: '2031-05-20' })
    await turn('2031-05-10T12:00:00Z')
    expect(await benchSince()).toBeNull()
    const minutes = time === '00:29' ? 29 : time === '00:30' ? 30 : time === '-5:00' ? -300 : -301
    await turn(new Date(Date.parse('2031-05-21T00:00:00Z') + minutes * 60_000).toISOString())
    expect(await benchSince()).toBe(expected === 'free' ? '2031-05-21' : null)
  })

  it('is left at once by whoever is placed from today, and stays left before the day turns', async () => {
    await place(await confirmed())
    expect(await benchSince()).toBeNull()
    await turn(`${dayIn(0)}T00:10:00Z`)
    expect(await benchSince()).toBeNull()
  })

  it('counts from the day on which it was due, if nothing ran in between', async () => {
    const submission_id = await confirmed({ state: 'started' })
    await run.make.placement(company, { submission_id, start_on: '2031-05-01', end_on: '2031-05-20' })
    await turn('2031-06-10T12:00:00Z')
    await turn('2031-06-10T12:15:00Z')
    expect(await benchSince()).toBe('2031-05-21')
  })

  it('is not reached by whoever is placed elsewhere, and is left again by whoever goes on', async () => {
    const [one, two] = [await confirmed({ state: 'started' }), await confirmed({ state: 'started' })]
    await run.make.placement(company, { submission_id: one, start_on: '2031-05-01', end_on: '2031-05-20' })
    await run.make.placement(company, { submission_id: two, start_on: '2031-05-10', end_on: '2031-05-25' })
    await turn('2031-05-21T12:00:00Z')
    expect(await benchSince()).toBeNull()
    await turn('2031-05-26T12:00:00Z')
    expect(await benchSince()).toBe('2031-05-26')
  })

  it('counts the bench of whoever stood there from the end of a placement that is noted afterwards', async () => {
    const { data } = (await place(await confirmed(), { startDate: '2026-02-01', endDate: '2026-06-01' })).body
    expect(data.state).toBe('ended')
    expect(await benchSince()).toBe('2026-06-02')
    await turn(atNoon(dayIn(0)))
    expect(await benchSince()).toBe('2026-06-02')
    await bench.delete(`/placement/delete/${data._id}`)
    expect(await benchSince()).toBe('2026-01-05')
  })

  it('is not moved by a placement that ended before somebody came to it', async () => {
    const { data } = (await place(await confirmed(), { startDate: '2024-01-01', endDate: '2024-06-01' })).body
    expect(data.state).toBe('ended')
    await turn(atNoon(dayIn(0)))
    expect(await benchSince()).toBe('2026-01-05')
    const { body } = await bench.post(`/placement/extend/${data._id}`, { endDate: dayIn(9), reason: 'It went on' })
    expect(body.data.state).toBe('running')
    expect(await benchSince()).toBeNull()
    expect((await view(data._id)).extensions).toHaveLength(1)
  })
})
