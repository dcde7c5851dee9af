import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { importOf, uploadTable } from '../records/importing.ts'
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
    expect((await recruiter.post('/hotlist/add-candidates', body)).body).toMatchObject({
      addedCount: 1,
      message: 'Candidate added to the hotlist',
    })
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

describe("a hotlist's columns", () => {
  const view = async (hotListId: string, by = bench) =>
    (await by.post<{ data: { columns: string[] | null } }>('/hotlist/view', { hotListId })).body.data.columns
  it('are shown to everybody, go with a copy, and are the usual ones again', async () => {
    const id = await run.make.hotlist(company)
    expect(await view(id)).toBeNull()
    const columns = ['Rate', 'Email']
    expect((await bench.put(`/hotlist/update/${id}`, { columns })).body.data).toMatchObject({ columns })
    const colleague = run.call(await run.make.session(await run.make.person('company-user', company)))
    expect(await view(id, colleague)).toEqual(columns)
    expect((await colleague.put(`/hotlist/update/${id}`, { columns: null })).status).toBe(403)
    const copy = (await bench.post(`/hotlist/copy/${id}`, {})).body.data
    expect(copy).toMatchObject({ columns })
    await bench.put(`/hotlist/update/${id}`, { name: 'Another name' })
    expect(await view(id)).toEqual(columns)
    expect((await trailOf(run.db.owner, id))[0]?.after).toMatchObject({ columns })
    await bench.put(`/hotlist/update/${id}`, { columns: null })
    expect(await view(id)).toBeNull()
  })

  it.each([[[]], [Array(61).fill('Email')], [['x'.repeat(61)]]])(
    'are refused where they are none or too many',
    async (columns) => {
      const id = await run.make.hotlist(company)
      expect((await bench.put(`/hotlist/update/${id}`, { columns })).status).toBe(400)
    },
  )
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
    expect((await put(id, [jane, jane, john])).body).toMatchObject({
      addedCount: 2,
      data: { totalSeats: 2 },
      message: '2 candidates added to the hotlist',
    })
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

describe("a hotlist's order and notes", () => {
  const places = async (hotListId: string) =>
    (
      await bench.post<{ data: { candidate: string; note: string; isNoteShown: boolean }[] }>('/hotlist/places', {
        hotListId,
      })
    ).body.data
  const orderOf = async (id: string) => (await places(id)).map(({ candidate }) => candidate)
  const onHotlist = async (count: number) => {
    const id = await run.make.hotlist(company)
    const people = await Promise.all(Array.from({ length: count }, () => run.make.candidate(company)))
    for (const person of people) await run.make.onHotlist(company, id, person)
    return { id, people }
  }

  it('are kept as people set them, and told in the trail', async () => {
    const { id, people } = await onHotlist(3)
    const [a = '', b = '', c = ''] = people
    expect(await orderOf(id)).toEqual([a, b, c])
    const move = (candidateId: string, before: string | null) =>
      bench.post('/hotlist/move-candidate', { hotListId: id, candidateId, before })
    expect((await move(c, a)).body.message).toBe('Candidate moved')
    expect(await orderOf(id)).toEqual([c, a, b])
    const inGrid = async (body: object) =>
      (await bench.post('/candidate/list', { filters: { hotlist: id }, sortBy: 'place', ...body })).body.data.map(
        (row) => row._id,
      )
    expect(await inGrid({ sortDirection: 'asc' })).toEqual([c, a, b])
    expect(await inGrid({ sortDirection: 'asc', limit: 2, page: 2 })).toEqual([b])
    await move(c, null)
    expect(await orderOf(id)).toEqual([a, b, c])
    const before = await trailLength(run.db.owner)
    await move(c, null)
    await move(b, c)
    await move(b, b)
    expect(await trailLength(run.db.owner)).toBe(before)
    expect(await orderOf(id)).toEqual([a, b, c])
    expect((await trailOf(run.db.owner, id)).map(({ after }) => after)).toEqual([
      { candidate: c, place: 1 },
      { candidate: c, place: 3 },
    ])
    for (const unknown of [await run.make.candidate(company), crypto.randomUUID()]) {
      expect((await move(unknown, a)).body.code).toBe('hotlist.candidateUnknown')
      expect((await move(a, unknown)).body.code).toBe('hotlist.candidateUnknown')
    }
    const d = await run.make.candidate(company)
    await bench.post('/hotlist/add-candidates', { hotListId: id, candidateIds: [d] })
    expect(await orderOf(id)).toEqual([a, b, c, d])
  })

  it('hold a note about each, for inside unless it is shown outside', async () => {
    const { id, people } = await onHotlist(1)
    const note = { hotListId: id, candidateId: people[0], note: 'Prefers Dallas', isNoteShown: false }
    expect((await bench.post('/hotlist/note-candidate', note)).body.message).toBe('Note saved')
    expect(await places(id)).toMatchObject([{ note: 'Prefers Dallas', isNoteShown: false }])
    const before = await trailLength(run.db.owner)
    await bench.post('/hotlist/note-candidate', note)
    expect(await trailLength(run.db.owner)).toBe(before)
    const tooLong = await bench.post('/hotlist/note-candidate', { ...note, note: 'x'.repeat(501) })
    expect(tooLong.body.fields).toEqual({ note: 'Maximum 500 characters' })
  })

  it('go into a copy, whose name fits and is free', async () => {
    const { id, people } = await onHotlist(2)
    await bench.put(`/hotlist/update/${id}`, { name: 'x'.repeat(50) })
    await bench.post('/hotlist/note-candidate', {
      hotListId: id,
      candidateId: people[1],
      note: 'Kept',
      isNoteShown: true,
    })
    const names = [`Copy of ${'x'.repeat(42)}`, `Copy of ${'x'.repeat(40)} 2`]
    for (const name of names) {
      const { body } = await bench.post(`/hotlist/copy/${id}`)
      expect(body).toMatchObject({
        message: 'Hotlist copied',
        data: { name, totalSeats: 2, userInfo: [{ _id: person.id }] },
      })
      expect(await places(body.data._id)).toMatchObject([
        { candidate: people[0] },
        { candidate: people[1], note: 'Kept' },
      ])
    }
  })

  it('take in another hotlist, and give back exactly who came with it', async () => {
    const [into, from] = [await onHotlist(2), await onHotlist(2)]
    await run.make.onHotlist(company, from.id, into.people[0] ?? '')
    const merge = (otherId: string, deletesOther: boolean) =>
      bench.post<{ code: string; addedIds: string[] }>('/hotlist/merge', { hotListId: into.id, otherId, deletesOther })
    const { body } = await merge(from.id, true)
    expect(new Set(body.addedIds)).toEqual(new Set(from.people))
    expect(await orderOf(into.id)).toEqual([...into.people, ...from.people])
    expect((await bench.post('/hotlist/view', { hotListId: from.id })).status).toBe(404)
    await bench.post('/hotlist/remove-candidates', { hotListId: into.id, candidateIds: body.addedIds })
    expect((await bench.post(`/bin/restore/${from.id}`)).status).toBe(200)
    expect(await orderOf(into.id)).toEqual(into.people)
    expect(await orderOf(from.id)).toEqual([...from.people, into.people[0]])
    expect((await merge(into.id, false)).body.code).toBe('hotlist.mergeSelf')
    const foreign = await run.make.hotlist(await run.make.company())
    expect((await merge(foreign, false)).status).toBe(404)
  })
})

describe('a table of candidates', () => {
  const table =
    'First Name,Last Name,Email,Phone\nIvy,Imported,ivy@x.example,+14155550101\nJoe,Imported,joe@x.example,+14155550102\n'

  it('is brought in straight onto a hotlist, and undone they are off it and gone', async () => {
    const work = await runApp()
    try {
      const own = await work.make.company()
      const caller = work.call(await work.make.tokenOf('bench-sales', own))
      const [id, foreign] = [await work.make.hotlist(own), await work.make.hotlist(await work.make.company())]
      const fileKey = await uploadTable(work, caller, table)
      const start = (hotListId: string, kind = 'candidate') =>
        caller.post('/import/start', { kind, fileKey, hotListId })
      expect((await start(foreign)).status).toBe(404)
      const begun = await caller.post<{ id: string }>('/import/start', { kind: 'candidate', fileKey, hotListId: id })
      const found = importOf(caller, begun.body.id)
      const { mapping, doubles } = await found.reach('mapping')
      await found.post('check', { mapping, doubles })
      await found.reach('checked')
      await found.post('run', { expected: 2 })
      expect((await found.reach('done')).counts).toMatchObject({ added: 2 })
      const seats = async () =>
        (await caller.post<{ data: { totalSeats: number } }>('/hotlist/view', { hotListId: id })).body.data.totalSeats
      expect(await seats()).toBe(2)
      await found.post('undo')
      expect((await found.reach('undone')).counts).toMatchObject({ removed: 2, kept: 0 })
      expect(await seats()).toBe(0)
    } finally {
      await work.close()
    }
  })
})
