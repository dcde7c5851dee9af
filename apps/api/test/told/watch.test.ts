import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetWatches } from '../../src/features/told/watch/store.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let watcher: Person
let own: Caller
let colleague: Caller
let candidate: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  watcher = await run.make.person('recruiter', company)
  own = run.call(await run.make.session(watcher))
  const bench = await run.make.person('bench-sales', company, { first_name: 'Bianca', last_name: 'Shah' })
  colleague = run.call(await run.make.session(bench))
  candidate = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao' })
})

const watch = (kind: string, id: string, caller = own, isWatching = true) =>
  caller.put<{ isWatching: boolean }>('/watch/save', { kind, id, isWatching })
const told = async (caller = own) => (await caller.post('/notification/list')).body.data as AnyRecord[]
let count = 0
const change = (caller = colleague) => caller.put(`/candidate/update/${candidate}`, { jobTitle: `Engineer ${++count}` })

describe('a watched record', () => {
  it.each([
    ['hotlist', () => run.make.hotlist(company)],
    ['vendor', () => run.make.vendor(company)],
    ['client', () => run.make.client(company)],
    ['job', () => run.make.job(company)],
    ['student', () => run.make.student(company)],
  ] as const)('is a %s too', async (kind, make) => {
    const id = await make()
    expect(await watch(kind, id)).toMatchObject({ status: 200, body: { isWatching: true } })
    expect((await own.post('/watch/view', { kind, id })).body).toMatchObject({ isWatching: true })
  })

  it('tells of changes by others, as one until it is read', async () => {
    expect((await own.post('/watch/view', { kind: 'candidate', id: candidate })).body).toMatchObject({
      isWatching: false,
    })
    await change()
    expect(await told()).toEqual([])
    expect((await watch('candidate', candidate)).body.isWatching).toBe(true)
    for (let times = 0; times < 3; times += 1) expect((await change()).status).toBe(200)
    await change(own)
    const [one, ...others] = await told()
    expect(others).toEqual([])
    expect(one).toMatchObject({
      kind: 'record-changed',
      tab: 'following',
      times: 3,
      params: { name: 'Anita Rao', by: 'Bianca Shah' },
      path: `/company/candidate/view-candidate/${candidate}`,
    })
    await own.put('/notification/mark-all')
    await change()
    expect((await told()).map(({ times, readDate }) => ({ times, isRead: readDate !== null }))).toEqual([
      { times: 1, isRead: false },
      { times: 3, isRead: true },
    ])
    await own.put('/notification/mark', { ids: (await told()).map(({ _id }) => _id), isRead: false })
    expect((await own.post<{ unread: number }>('/notification/count')).body.unread).toBe(1)
    await watch('candidate', candidate, own, false)
    await change()
    expect((await told())[0]).toMatchObject({ times: 1 })
  })

  it('counts every one of those who change it at once', async () => {
    await watch('candidate', candidate)
    const answers = await Promise.all(Array.from({ length: 6 }, () => change()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await told()).toMatchObject([{ times: 6 }])
  })

  it('is unread once where it changes at the moment at which the one before is marked as unread', async () => {
    await watch('candidate', candidate)
    await change()
    for (let round = 0; round < 8; round += 1) {
      const [newest] = await told()
      await own.put('/notification/mark-all')
      const back = own.put('/notification/mark', { ids: [newest?._id], isRead: false })
      const answers = await Promise.all([back, change()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await own.post<{ unread: number }>('/notification/count')).body.unread).toBe(1)
    }
  })

  it('tells of what belongs to it', async () => {
    await watch('candidate', candidate)
    const entries = [{ degree: 'BSc', school: 'MIT', graduationYear: '2015' }]
    expect(
      (await colleague.post('/candidate-education/add-multiple', { candidateId: candidate, entries })).status,
    ).toBe(200)
    expect(await told()).toMatchObject([{ kind: 'record-changed', times: 1, params: { name: 'Anita Rao' } }])
    const hotlist = await run.make.hotlist(company, { name: 'Java bench' })
    await watch('hotlist', hotlist)
    await colleague.post('/hotlist/add-candidates', { hotListId: hotlist, candidateIds: [candidate] })
    expect((await told())[0]).toMatchObject({ params: { name: 'Java bench' } })
  })

  it('tells of its deletion once', async () => {
    await watch('candidate', candidate)
    await colleague.delete(`/candidate/delete/${candidate}`)
    await colleague.delete(`/candidate/delete/${candidate}`)
    expect(await told()).toMatchObject([
      { kind: 'record-deleted', params: { name: 'Anita Rao', by: 'Bianca Shah' }, path: '/company/bin' },
    ])
  })

  it('tells nothing to those who may not see it any more', async () => {
    await watch('candidate', candidate)
    await run.db.owner`update membership set status = 'inactive' where user_id = ${watcher.id}`
    await change()
    await run.db.owner`update membership set status = 'active' where user_id = ${watcher.id}`
    expect(await told()).toEqual([])
  })

  it('tells nothing of a change that did not come about', async () => {
    await watch('candidate', candidate)
    expect((await colleague.put(`/candidate/update/${candidate}`, { firstName: '' })).status).toBe(400)
    expect(await told()).toEqual([])
  })
})

it('is forgotten once its record is removed for good', async () => {
  await watch('candidate', candidate)
  await run.db.owner`delete from candidate where id = ${candidate}`
  await forgetWatches(run.db.sql)
  expect(await run.db.owner`select 1 from watch where record_id = ${candidate}`).toEqual([])
})

describe('a company', () => {
  it('is watched by administrators alone, who hear what its owner changes', async () => {
    const admin = run.call(await run.make.tokenOf('administrator'))
    const owner = run.call(await run.make.tokenOf('owner', company))
    const location = await run.make.location(company)
    expect((await watch('company', company.id, owner)).status).toBe(404)
    expect((await watch('candidate', candidate, admin)).status).toBe(404)
    expect((await watch('company', company.id, admin)).status).toBe(200)
    const { status } = await owner.put(`/company-location/add-location/${location}`, { address: '48 Canal Street' })
    expect(status).toBe(200)
    expect(await told(admin)).toMatchObject([
      {
        kind: 'record-changed',
        params: { name: company.name },
        path: `/admin/companies/view-company/${company.id}`,
      },
    ])
    expect(await told(owner)).toEqual([])
  })
})
