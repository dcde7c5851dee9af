import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  owner = run.call(await run.make.session(await run.make.person('owner', company)))
})
afterAll(() => run.close())

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const summary = async (body: object = {}) => (await owner.post('/bench/summary', body)).body.data as AnyRecord
const list = async (body: object = {}) => (await owner.post<{ data: AnyRecord[] }>('/bench/list', body)).body.data

describe('the bench', () => {
  it('counts, divides and shows its people with the hotlists they are on', async () => {
    const h1b = await run.make.lookup('work-authorization', { name: 'H1B of the bench' })
    const on = (more: object) => run.make.candidate(company, { last_name: 'Bench', ...more })
    const long = await on({
      first_name: 'Long',
      skills: ['Java', 'Kafka'],
      bench_since: dayIn(-60),
      authorization_ends: dayIn(30),
      work_authorization_id: h1b,
    })
    await on({ first_name: 'Fresh', skills: ['JAVA'], bench_since: dayIn(-10), available_from: dayIn(20) })
    await on({ first_name: 'Data', skills: ['SQL'], bench_since: dayIn(-20), authorization_ends: dayIn(400) })
    await on({ first_name: 'Bare', skills: [], bench_since: dayIn(-5), location: 'Łódź' })
    await on({ first_name: 'Placed', skills: ['Java'] })
    await on({ first_name: 'Gone', skills: ['Java'], bench_since: dayIn(-90), status: 'inactive' })
    for (const name of ['Zulu bench', 'Java bench'])
      await run.make.onHotlist(company, await run.make.hotlist(company, { name }), long)
    await run.make.onHotlist(company, await run.make.binned('hotlist', await run.make.hotlist(company)), long)

    expect(await summary()).toEqual({
      onBench: 4,
      long: 1,
      endingSoon: 1,
      later: 1,
      onNoHotlist: 3,
      notMarketed: 4,
      groups: [],
    })
    expect((await summary({ group: 'skill' })).groups).toEqual([
      { key: 'java', count: 2, medianDays: 10, endingSoon: 1 },
      { key: 'sql', count: 1, medianDays: 20, endingSoon: 0 },
      { key: null, count: 1, medianDays: 5, endingSoon: 0 },
    ])
    expect((await summary({ group: 'authorization', searchTerm: 'java' })).groups).toEqual([
      { key: 'H1B of the bench', count: 1, medianDays: 60, endingSoon: 1 },
      { key: null, count: 1, medianDays: 10, endingSoon: 0 },
    ])
    const rows = await list({ sortBy: 'skill', sortDirection: 'asc' })
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Long', 'Fresh', 'Data', 'Bare'])
    expect(rows[0]).toMatchObject({ hotlistInfo: [{ name: 'Java bench' }, { name: 'Zulu bench' }] })
    expect((await list({ searchTerm: 'lodz' })).map(({ firstName }) => firstName)).toEqual(['Bare'])
    expect(await summary({ filters: { onHotlist: true } })).toMatchObject({ onBench: 1, onNoHotlist: 0 })
  })

  it('tells each reader what they have to do next', async () => {
    const [me, colleague] = [await run.make.person('recruiter', company), await run.make.person('recruiter', company)]
    const id = await run.make.candidate(company, { last_name: 'Waiting', bench_since: dayIn(-1) })
    const about = { record_kind: 'candidate', record_id: id }
    await run.make.task(me, { ...about, title: 'Later', due_on: '2030-02-01' })
    await run.make.task(me, { ...about, title: 'First', due_on: '2030-01-05' })
    await run.make.task(me, { ...about, title: 'Done', due_on: '2029-01-05', done_at: new Date() })
    await run.make.task(colleague, { ...about, title: 'Theirs', due_on: '2029-01-05' })
    const next = async (by: Caller) => {
      const { body } = await by.post<{ data: AnyRecord[] }>('/bench/list', { filters: { _id: id } })
      return body.data[0]?.nextAction
    }
    expect(await next(run.call(await run.make.session(me)))).toMatchObject({ title: 'First', dueDate: '2030-01-05' })
    expect(await next(owner)).toBe(null)
  })

  it('shows nobody of another company', async () => {
    const other = await run.make.company()
    const theirs = run.call(await run.make.session(await run.make.person('bench-sales', other)))
    expect((await theirs.post('/bench/list', {})).body).toMatchObject({ data: [], totalDocs: 0 })
    expect((await theirs.post('/bench/summary', {})).body.data).toMatchObject({ onBench: 0 })
  })
})
