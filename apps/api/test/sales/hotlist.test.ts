import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let bench: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
})

const javaBench = { name: 'Java bench', description: 'Ready in two weeks', isPublic: true }
const add = (body: object = javaBench) => bench.post('/hotlist/add', body)
const update = (id: string, body: object) => bench.put(`/hotlist/update/${id}`, body)
const listed = async () => (await bench.post('/hotlist/list')).body.data.map(({ name }) => name)

describe('a hotlist', () => {
  it('is added, changed and deleted, and the trail tells who did what', async () => {
    const added = await add()
    expect(added.body).toMatchObject({
      message: 'Hotlist Added Successfully',
      data: { ...javaBench, totalSeats: 0, isActive: 'Active', userInfo: [{ _id: person.id }] },
    })
    expect(added.body).toHaveProperty('hotlist', added.body.data)
    const id = added.body.data._id
    const updated = await update(id, { isPublic: false, status: 'inactive', version: 1 })
    expect(updated.body).toMatchObject({
      message: 'Hotlist Updated Successfully',
      data: { name: 'Java bench', isPublic: false, isActive: 'Inactive', version: 2 },
    })
    expect((await bench.post('/hotlist/view', { hotListId: id })).body.data).toEqual(updated.body.data)
    expect((await bench.delete(`/hotlist/delete/${id}`)).body.message).toBe('Deletion successful')
    expect((await bench.post('/hotlist/view', { hotListId: id })).status).toBe(404)
    const first = { name: 'Java bench', description: 'Ready in two weeks', is_public: true, status: 'active' }
    const second = { ...first, is_public: false, status: 'inactive' }
    const who = { actor_id: person.id, company_id: company.id, record_kind: 'hotlist' }
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { ...who, action: 'hotlist.add', before: null, after: first, request_id: added.headers.get('x-request-id') },
      { ...who, action: 'hotlist.update', before: first, after: second },
      { ...who, action: 'hotlist.delete', before: second, after: null },
    ])
  })

  it('is managed by a recruiter as by bench sales, and only read by a company user', async () => {
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    const member = run.call(await run.make.tokenOf('company-user', company))
    const candidate = await run.make.candidate(company)
    const { _id } = (await add()).body.data
    const body = { hotListId: _id, candidateIds: [candidate] }
    expect((await member.post('/hotlist/add-candidates', body)).status).toBe(403)
    expect((await recruiter.post('/hotlist/add-candidates', body)).body).toMatchObject({ addedCount: 1 })
    expect((await recruiter.put(`/hotlist/update/${_id}`, { name: 'Kotlin bench' })).status).toBe(200)
    expect((await recruiter.delete(`/hotlist/delete/${_id}`)).status).toBe(200)
    expect((await recruiter.post(`/bin/restore/${_id}`)).status).toBe(200)
    expect((await member.post('/hotlist/view', { hotListId: _id })).body.data.name).toBe('Kotlin bench')
  })

  it('writes nothing where nothing changes', async () => {
    const { body } = await add()
    const before = await trailLength(run.db.owner)
    for (const same of [{}, javaBench, { ...javaBench, status: 'active', version: 1 }]) {
      expect((await update(body.data._id, same)).body.data.version).toBe(1)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('refuses a second of the same name, whatever its case, and frees the name with the deletion', async () => {
    const first = await add()
    const refusal = { code: 'hotlist.nameTaken', message: 'A hotlist named "JAVA BENCH" already exists' }
    expect(await add({ ...javaBench, name: 'JAVA BENCH' })).toMatchObject({ status: 409, body: refusal })
    const other = await run.make.hotlist(company)
    expect(await update(other, { name: 'JAVA BENCH' })).toMatchObject({ status: 409, body: refusal })
    await bench.delete(`/hotlist/delete/${first.body.data._id}`)
    expect(await listed()).not.toContain('Java bench')
    expect((await add()).status).toBe(200)
  })

  it('lets one of two people win who add one name at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await listed()).toEqual(['Java bench'])
  })

  it('tells the second editor, and shows how the record stands', async () => {
    const id = await run.make.hotlist(company)
    const won = await update(id, { name: 'By one', version: 1 })
    const lost = await update(id, { name: 'By two', version: 1 })
    expect(lost).toMatchObject({ status: 409, body: { code: 'record.changed', current: won.body.data } })
    expect(lost.body.message).toBe('Hotlist was changed by someone else in the meantime')
  })

  it('refuses what is out of bounds by the specified messages', async () => {
    expect((await add({})).body.fields).toEqual({
      name: 'Name is required',
      description: 'Description is required',
      isPublic: 'Please select public or private',
    })
    expect((await add({ name: 'ab', description: 'ab', isPublic: 'yes' })).body.fields).toEqual({
      name: 'Minimum 3 characters',
      description: 'Minimum 3 characters',
      isPublic: 'Please select public or private',
    })
    expect((await add({ ...javaBench, name: 'x'.repeat(51), description: 'x'.repeat(101) })).body.fields).toEqual({
      name: 'Maximum 50 characters',
      description: 'Maximum 100 characters',
    })
  })
})

describe("a hotlist's candidates", () => {
  const put = (hotListId: string, candidateIds: unknown) =>
    bench.post<Seats>('/hotlist/add-candidates', { hotListId, candidateIds })
  const take = (hotListId: string, candidateIds: string[]) =>
    bench.post<Seats>('/hotlist/remove-candidates', { hotListId, candidateIds })
  interface Seats {
    data: { totalSeats: number }
    addedCount: number
    removedCount: number
  }

  it('are put on it and taken off, and the trail tells who', async () => {
    const id = await run.make.hotlist(company)
    const [jane, john] = [await run.make.candidate(company), await run.make.candidate(company)]
    expect((await put(id, [jane, jane, john])).body).toMatchObject({ addedCount: 2, data: { totalSeats: 2 } })
    const members = await bench.post('/candidate/list', { filters: { hotlist: id } })
    expect(members.body.totalDocs).toBe(2)
    expect((await take(id, [jane])).body).toMatchObject({ removedCount: 1, data: { totalSeats: 1 } })
    const trail = await trailOf(run.db.owner, id)
    const who = { actor_id: person.id, company_id: company.id, record_kind: 'hotlist' }
    expect(trail).toMatchObject([
      { ...who, action: 'hotlist.add-candidates', before: null, after: { candidateIds: expect.any(Array) } },
      { ...who, action: 'hotlist.remove-candidates', before: { candidateIds: [jane] }, after: null },
    ])
    expect(new Set(trail[0]?.after?.candidateIds as string[])).toEqual(new Set([jane, john]))
  })

  it('change nothing when they are on it already, or are not on it', async () => {
    const [id, jane] = [await run.make.hotlist(company), await run.make.candidate(company)]
    await put(id, [jane])
    const before = await trailLength(run.db.owner)
    expect((await put(id, [jane])).body.addedCount).toBe(0)
    expect((await take(id, [crypto.randomUUID()])).body.removedCount).toBe(0)
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('are put on it all or none', async () => {
    const [id, jane] = [await run.make.hotlist(company), await run.make.candidate(company)]
    const gone = await run.make.candidate(company, { deleted_at: new Date() })
    for (const unknown of [gone, crypto.randomUUID()]) {
      expect(await put(id, [jane, unknown])).toMatchObject({ status: 404, body: { code: 'hotlist.candidateUnknown' } })
    }
    expect((await bench.post<Seats>('/hotlist/view', { hotListId: id })).body.data.totalSeats).toBe(0)
    expect((await put(id, [])).status).toBe(400)
    expect((await put(id, Array(101).fill(jane))).status).toBe(400)
  })

  it('no longer count when they are deleted', async () => {
    const [id, jane] = [await run.make.hotlist(company), await run.make.candidate(company)]
    await put(id, [jane])
    await bench.delete(`/candidate/delete/${jane}`)
    expect((await bench.post<Seats>('/hotlist/view', { hotListId: id })).body.data.totalSeats).toBe(0)
  })
})
