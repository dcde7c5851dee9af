import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { type JobData, type JobName, type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let jobs: Jobs
let boss: Person
let administrator: Caller
let company: Company
let recruiter: Person
let caller: Caller

beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
  boss = await run.make.person('administrator')
  administrator = run.call(await run.make.session(boss))
  company = await run.make.company()
  recruiter = await run.make.person('recruiter', company)
  caller = run.call(await run.make.session(recruiter))
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})

const enqueue = <Name extends JobName>(name: Name, data: JobData[Name]) =>
  run.db.sql.begin((tx) => jobs.enqueue(tx, name, data))
const start = (who: Caller, body: object) => who.post('/bulk/start', body)
const view = async (who: Caller, id: string) => (await who.get(`/bulk/view/${id}`)).body.data as AnyRecord
const ended = (who: Caller, id: string, state = 'done') =>
  vi.waitFor(
    async () => {
      const bulk = await view(who, id)
      expect(bulk.state).toBe(state)
      return bulk
    },
    { timeout: 20_000 },
  )
const skillsOf = async (searchTerm: string) =>
  (await administrator.post('/skill/list', { searchTerm, limit: 100, sortBy: 'name', sortDirection: 'asc' })).body

async function makeSkills(word: string, count: number) {
  const names = Array.from({ length: count }, (_, at) => `${word} ${String(at).padStart(3, '0')}`)
  for (const name of names) await run.make.lookup('skill', { name })
}
const statusesOf = async (word: string) => [...new Set((await skillsOf(word)).data.map(({ status }) => status))]

describe('an action on all that a list shows', () => {
  it('reaches every page of it and nothing else, and is undone', async () => {
    await makeSkills('Alpha', 230)
    await makeSkills('Beta', 3)
    const target = { query: { searchTerm: 'alpha', searchFields: ['name'], filters: { status: 'active' } } }
    const { status, body } = await start(administrator, { kind: 'skill', action: 'deactivate', target, count: 230 })
    expect(status).toBe(202)
    expect(await ended(administrator, body.data._id)).toMatchObject({ total: 230, done: 230, unchanged: 0, skipped: 0 })
    expect([await statusesOf('Alpha'), await statusesOf('Beta')]).toEqual([['inactive'], ['active']])
    expect((await administrator.post(`/bulk/undo/${body.data._id}`)).status).toBe(202)
    expect(await ended(administrator, body.data._id, 'undone')).toMatchObject({ done: 0, skipped: 0 })
    expect(await statusesOf('Alpha')).toEqual(['active'])
    expect((await administrator.post(`/bulk/undo/${body.data._id}`)).body.code).toBe('bulk.notUndoable')
  })

  it('does nothing where the list shows another number of records by now', async () => {
    await makeSkills('Gamma', 3)
    const before = await contentsOf(run.db.owner)
    const target = { query: { searchTerm: 'gamma' } }
    const { status, body } = await start(administrator, { kind: 'skill', action: 'delete', target, count: 2 })
    expect({ status, code: body.code, params: body.params }).toEqual({
      status: 409,
      code: 'bulk.countChanged',
      params: { found: 3, expected: 2 },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('leaves a trail for each record, as if it had been done one by one', async () => {
    await makeSkills('Delta', 2)
    const target = { query: { searchTerm: 'delta' } }
    const { body } = await start(administrator, { kind: 'skill', action: 'deactivate', target, count: 2 })
    await ended(administrator, body.data._id)
    const trail = await run.db.owner<{ action: string; before: AnyRecord; after: AnyRecord }[]>`
      select action, before, after from audit where request_id = ${body.data._id} order by before ->> 'name'`
    expect([...trail]).toEqual(
      ['Delta 000', 'Delta 001'].map((name) => ({
        action: 'skill.update',
        before: { name, status: 'active', aliases: [] },
        after: { name, status: 'inactive', aliases: [] },
      })),
    )
  })

  it.each<[object, string]>([
    [{ searchTerm: 'x', filters: { salary: 1 } }, 'target.query.filters'],
    [{ searchFields: ['salary'] }, 'target.query.searchFields.0'],
    [{ filters: { status: 'gone' } }, 'target.query.filters.status'],
  ])('refuses %j as the list would', async (query, field) => {
    const { status, body } = await start(administrator, {
      kind: 'skill',
      action: 'delete',
      target: { query },
      count: 1,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('an action on chosen records', () => {
  it('skips those that their own verb refuses, says why, and does the others', async () => {
    const used = await run.make.lookup('work-authorization', { name: 'In use' })
    const free = await run.make.lookup('work-authorization', { name: 'Free' })
    await run.make.candidate(company, { work_authorization_id: used })
    const gone = crypto.randomUUID()
    const target = { ids: [used, free, gone] }
    const { body } = await start(administrator, { kind: 'work-authorization', action: 'delete', target, count: 3 })
    expect(await ended(administrator, body.data._id)).toMatchObject({ total: 3, done: 1, skipped: 2 })
    const skipped = await administrator.post('/bulk/list-item', {
      filters: { bulk: body.data._id },
      sortBy: 'name',
      sortDirection: 'asc',
    })
    expect(skipped.body.data).toMatchObject([
      { record: used, name: 'In use', code: 'lookup.inUse', params: { count: 1 } },
      { record: gone, name: '', code: 'record.notFound' },
    ])
    const again = await start(administrator, {
      kind: 'work-authorization',
      action: 'delete',
      target: { ids: [used] },
      count: 1,
    })
    await ended(administrator, again.body.data._id)
    const once = await administrator.post('/bulk/list-item', { filters: { bulk: again.body.data._id } })
    expect({ rows: once.body.data.length, totalDocs: once.body.totalDocs }).toEqual({ rows: 1, totalDocs: 1 })
    const { body: left } = await administrator.post('/work-authorization/list')
    expect(left.data.map(({ name }) => name)).toEqual(['In use'])
  })

  it('counts those that stood as wanted apart, and undoing leaves them so', async () => {
    const ids = [
      await run.make.lookup('relation', { status: 'inactive' }),
      await run.make.lookup('relation', { status: 'active' }),
    ]
    const { body } = await start(administrator, { kind: 'relation', action: 'deactivate', target: { ids }, count: 2 })
    expect(await ended(administrator, body.data._id)).toMatchObject({ done: 1, unchanged: 1 })
    await administrator.post(`/bulk/undo/${body.data._id}`)
    await ended(administrator, body.data._id, 'undone')
    const { body: list } = await administrator.post('/relation/list')
    expect(Object.fromEntries(list.data.map(({ _id, status }) => [_id, status]))).toEqual({
      [ids[0] ?? '']: 'inactive',
      [ids[1] ?? '']: 'active',
    })
  })

  it('is not undone over what somebody changed since', async () => {
    const [first, second] = [await run.make.lookup('service'), await run.make.lookup('service')]
    const target = { ids: [first, second] }
    const { body } = await start(administrator, { kind: 'service', action: 'deactivate', target, count: 2 })
    await ended(administrator, body.data._id)
    await administrator.put(`/service/update/${first}`, { name: 'Named anew' })
    await administrator.post(`/bulk/undo/${body.data._id}`)
    expect(await ended(administrator, body.data._id, 'undone')).toMatchObject({ done: 1, skipped: 1 })
    const skipped = await administrator.post('/bulk/list-item', { filters: { bulk: body.data._id } })
    expect(skipped.body.data).toMatchObject([{ record: first, name: 'Named anew', code: 'record.changed' }])
  })

  it("does not reach another company's records, and says no more of them than of nobody's", async () => {
    const theirs = await run.make.candidate(await run.make.company(), { first_name: 'Foreign' })
    const target = { ids: [theirs] }
    const { body } = await start(caller, { kind: 'candidate', action: 'delete', target, count: 1 })
    expect(await ended(caller, body.data._id)).toMatchObject({ done: 0, skipped: 1 })
    const skipped = await caller.post('/bulk/list-item', { filters: { bulk: body.data._id } })
    expect(skipped.body.data).toMatchObject([{ name: '', code: 'record.notFound' }])
    const [row] = await run.db.owner`select deleted_at from candidate where id = ${theirs}`
    expect(row).toEqual({ deleted_at: null })
  })
})

describe('a deletion of many', () => {
  it('lies in the bin, and is undone but for what cannot come back', async () => {
    const names = ['Alif', 'Ba', 'Ta'].map((name) => `${name} duration`)
    const ids = await Promise.all(names.map((name) => run.make.lookup('contract-duration', { name })))
    const { body } = await start(administrator, {
      kind: 'contract-duration',
      action: 'delete',
      target: { ids },
      count: 3,
    })
    expect(await ended(administrator, body.data._id)).toMatchObject({ done: 3, skipped: 0 })
    const binned = await administrator.post('/bin/list', { filters: { kind: 'contract-duration' } })
    expect(binned.body.data.map(({ name }) => name).sort()).toEqual(names)
    // Its name is given to another meanwhile.
    await run.make.lookup('contract-duration', { name: names[0] ?? '' })
    await administrator.post(`/bulk/undo/${body.data._id}`)
    expect(await ended(administrator, body.data._id, 'undone')).toMatchObject({ done: 1, skipped: 1 })
    const skipped = await administrator.post('/bulk/list-item', { filters: { bulk: body.data._id } })
    expect(skipped.body.data).toMatchObject([{ record: ids[0], name: names[0], code: 'lookup.nameTaken' }])
    const { body: left } = await administrator.post('/contract-duration/list', { sortBy: 'name', sortDirection: 'asc' })
    expect(left.data.map(({ name }) => name)).toEqual(names)
  })
})

describe('workers', () => {
  it('that come to one action together, or after one that died, do each record once', async () => {
    const ids = await Promise.all(Array.from({ length: 250 }, () => run.make.lookup('pay-type')))
    const bulk = await run.make.bulk(boss, { kind: 'pay-type', action: 'deactivate', total: ids.length })
    for (const [at, record_id] of ids.entries())
      await run.make.bulkItem(bulk, at + 1, { record_id, outcome: null, code: null })
    await Promise.all(Array.from({ length: 8 }, () => enqueue('run-bulk', { id: bulk })))
    expect(await ended(administrator, bulk)).toMatchObject({ done: 250, skipped: 0 })
    const [trail] = await run.db.owner`
      select count(*)::int as rows, count(distinct record_id)::int as records from audit where request_id = ${bulk}`
    expect(trail).toEqual({ rows: 250, records: 250 })
  })

  it('forget actions that can no longer be undone', async () => {
    const old = await run.make.bulk(boss, { state: 'done', created_at: new Date(Date.now() - 31 * 86_400_000) })
    const young = await run.make.bulk(boss, { state: 'done', created_at: new Date(Date.now() - 29 * 86_400_000) })
    await enqueue('forget-work', {})
    await vi.waitFor(async () => expect((await administrator.get(`/bulk/view/${old}`)).status).toBe(404), {
      timeout: 20_000,
    })
    expect((await administrator.get(`/bulk/view/${young}`)).status).toBe(200)
  })
})

describe('who may', () => {
  it('start an action is who manages that kind of record', async () => {
    const hotlist = { kind: 'hotlist', action: 'delete', target: { ids: [await run.make.hotlist(company)] }, count: 1 }
    const skill = { kind: 'skill', action: 'delete', target: { ids: [await run.make.lookup('skill')] }, count: 1 }
    const candidate = {
      kind: 'candidate',
      action: 'delete',
      target: { ids: [await run.make.candidate(company)] },
      count: 1,
    }
    const before = await contentsOf(run.db.owner)
    expect((await start(administrator, hotlist)).body.code).toBe('session.forbidden')
    expect((await start(caller, skill)).body.code).toBe('session.forbidden')
    expect((await start(administrator, candidate)).body.code).toBe('session.forbidden')
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('see, stop and undo it is who started it alone', async () => {
    const bulk = await run.make.bulk(recruiter)
    const colleague = run.call(await run.make.tokenOf('owner', company))
    expect((await colleague.get(`/bulk/view/${bulk}`)).status).toBe(404)
    expect((await colleague.post(`/bulk/stop/${bulk}`)).status).toBe(404)
    expect((await colleague.post(`/bulk/undo/${bulk}`)).status).toBe(404)
    expect((await caller.post(`/bulk/stop/${bulk}`)).body.data.state).toBe('stopped')
  })

  it('go on is who still may: an action of one who lost the role stops', async () => {
    const leaver = await run.make.person('recruiter', company)
    const candidate = await run.make.candidate(company)
    const bulk = await run.make.bulk(leaver, { total: 1 })
    await run.make.bulkItem(bulk, 1, { record_id: candidate, outcome: null, code: null })
    await run.db.owner`update membership set status = 'inactive' where user_id = ${leaver.id}`
    await run.db.owner`update bulk set updated_at = now() - interval '2 minutes' where id = ${bulk}`
    await enqueue('resume-work', {})
    await vi.waitFor(
      async () => {
        const [row] = await run.db.owner`select state from bulk where id = ${bulk}`
        expect(row).toEqual({ state: 'stopped' })
      },
      { timeout: 20_000 },
    )
    const [row] = await run.db.owner`select deleted_at from candidate where id = ${candidate}`
    expect(row).toEqual({ deleted_at: null })
  })
})
