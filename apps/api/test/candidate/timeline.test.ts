import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  person = await run.make.person('owner', company)
  owner = run.call(await run.make.session(person))
})
afterAll(() => run.close())

let count = 0
const added = async () =>
  (
    await owner.post('/candidate/add-candidate', {
      firstName: 'Jane',
      lastName: 'Doe',
      email: `timeline-${++count}@example.com`,
      phone: '5551234567',
    })
  ).body.data._id
const timeline = async (candidateId: string, more = {}) =>
  (await owner.post<{ data: AnyRecord[]; hasMore: boolean }>('/candidate/timeline', { candidateId, ...more })).body

describe('the timeline of a candidate', () => {
  it('tells who did what, with old and new values in words', async () => {
    const id = await added()
    const gc = await run.make.lookup('work-authorization', { name: 'GC of the timeline' })
    const resumeKey = await run.make.file(company, person, { original_name: 'jane.pdf' })
    await run.make.change('candidate', id, { resume_key: resumeKey })
    await owner.put(`/candidate/update/${id}`, {
      jobTitle: 'Engineer',
      skills: ['Java'],
      workAuthorization: gc,
      availability: '2030-01-05',
      resumeKey: null,
    })
    const hotlist = await run.make.hotlist(company, { name: 'Java bench' })
    await owner.post('/hotlist/add-candidates', { hotListId: hotlist, candidateIds: [id] })
    await owner.post('/hotlist/remove-candidates', { hotListId: hotlist, candidateIds: [id] })
    const history = { candidateId: id, entries: [{ jobTitle: 'Engineer', employer: 'Acme' }] }
    const [part] = (await owner.post('/candidate-history/add-multiple', history)).body.data as AnyRecord[]
    await owner.put(`/candidate-history/update/${part?._id}`, { employer: 'Initech' })
    await owner.delete(`/candidate-history/delete/${part?._id}`)
    await owner.post(`/bin/restore/${part?._id}`)

    const { data, hasMore } = await timeline(id, { limit: 20 })
    expect(hasMore).toBe(false)
    const work = { part: 'candidate-history', name: 'Engineer, Initech' }
    expect(data).toMatchObject([
      { action: 'restored', part: 'candidate-history' },
      { action: 'deleted', ...work },
      { action: 'changed', ...work, changes: [{ field: 'employer', before: 'Acme', after: 'Initech' }] },
      { action: 'added', part: 'candidate-history', name: 'Engineer, Acme' },
      { action: 'taken off a hotlist', hotlistInfo: [{ _id: hotlist, name: 'Java bench' }] },
      { action: 'put on a hotlist', hotlistInfo: [{ _id: hotlist, name: 'Java bench' }] },
      { action: 'changed', part: null },
      { action: 'added', part: null, changes: [] },
    ])
    for (const { userInfo } of data) expect(userInfo).toMatchObject([{ _id: person.id }])
    const changes = data.at(-2)?.changes as { field: string }[]
    expect(changes.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: 'availability', before: null, after: '2030-01-05' },
      { field: 'jobTitle', before: null, after: 'Engineer' },
      { field: 'resumeKey', before: 'jane.pdf', after: null },
      { field: 'skills', before: [], after: ['Java'] },
      { field: 'workAuthorization', before: null, after: 'GC of the timeline' },
    ])
  })

  it('is read page by page, without gaps or doubles', async () => {
    const id = await added()
    for (const at of [1, 2, 3, 4]) await owner.put(`/candidate/update/${id}`, { jobTitle: `Title ${at}` })
    const first = await timeline(id, { limit: 3 })
    const second = await timeline(id, { limit: 3, before: first.data.at(-1)?._id })
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    const titles = [...first.data, ...second.data].map(({ changes }) => (changes as { after: string }[])[0]?.after)
    expect(titles).toEqual(['Title 4', 'Title 3', 'Title 2', 'Title 1', undefined])
  })

  it('says nothing of other candidates', async () => {
    const [one, other] = [await added(), await added()]
    await owner.put(`/candidate/update/${other}`, { jobTitle: 'Other' })
    const hotlist = await run.make.hotlist(company)
    await owner.post('/hotlist/add-candidates', { hotListId: hotlist, candidateIds: [other] })
    expect((await timeline(one)).data).toMatchObject([{ action: 'added' }])
  })
})

describe('places of candidates', () => {
  it('are suggested by their beginnings, each once, of the own company alone', async () => {
    const firm = await run.make.company()
    const caller = run.call(await run.make.tokenOf('recruiter', firm))
    for (const location of ['Łódź', 'Lodi, California', 'Lodi, California', 'London', 'Austin', null])
      await run.make.candidate(firm, { location })
    await run.make.candidate(company, { location: 'Loire' })
    const suggested = async (searchTerm: string) =>
      (await caller.post('/candidate/suggest-location', { searchTerm })).body.data
    expect(await suggested('lod')).toEqual(['Lodi, California', 'Łódź'])
    expect(await suggested('LO')).toEqual(['Lodi, California', 'Łódź', 'London'])
    expect(await suggested('%')).toEqual([])
    expect(await suggested('')).toHaveLength(4)
  })
})

describe('the end of an authorization, and the bench', () => {
  it('are days, or not known, and stand in the timeline', async () => {
    const id = await added()
    const days = { authorizationEnds: '2027-03-31', benchSince: '2026-11-02' }
    for (const given of [days, { authorizationEnds: null, benchSince: null }]) {
      expect((await owner.put(`/candidate/update/${id}`, given)).body.data).toMatchObject(given)
    }
    const { data } = (await owner.post('/candidate/timeline', { candidateId: id })).body
    const [cleared, set] = data as unknown as { changes: { field: string; before: string; after: string }[] }[]
    expect(set?.changes.map(({ field, after }) => [field, after]).toSorted()).toEqual(Object.entries(days))
    expect(cleared?.changes.map(({ field, before }) => [field, before]).toSorted()).toEqual(Object.entries(days))
  })

  it.each(['soon', '', '2026-02-30', '0001-01-01'])('refuse %j', async (day) => {
    const id = await added()
    const { status, body } = await owner.put(`/candidate/update/${id}`, { authorizationEnds: day, benchSince: day })
    const wrong = 'Please choose a date'
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { authorizationEnds: wrong, benchSince: wrong },
    })
  })
})

describe('availability', () => {
  it.each(['soon', '', '2026-02-30', '0001-01-01', '2026'])('refuses %j', async (availability) => {
    const id = await added()
    expect(await owner.put(`/candidate/update/${id}`, { availability })).toMatchObject({
      status: 400,
      body: { fields: { availability: 'Please choose a date' } },
    })
  })

  it('goes from at once to not for now and back to unknown', async () => {
    const id = await added()
    for (const availability of ['immediate', '2030-01-05', 'unavailable', null])
      expect((await owner.put(`/candidate/update/${id}`, { availability })).body.data).toMatchObject({ availability })
  })
})
