import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
let company: Company
let owner: Caller
/** Two teams with a member each; the one who looks is in the first. */
let teams: [string, string]
let looking: Person
let other: Person
let token: string
let caller: Caller
let colleague: Caller

beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  teams = [await run.make.unit(company, { name: 'Alpha' }), await run.make.unit(company, { name: 'Beta' })]
  looking = await run.make.person('recruiter', company)
  other = await run.make.person('recruiter', company)
  await run.make.sight(looking, 'company', [teams[0]])
  await run.make.sight(other, 'company', [teams[1]])
  token = await run.make.session(looking)
  caller = run.call(token)
  colleague = run.call(await run.make.session(other))
})

const narrow = async (sight: string, who = looking) => {
  const id = await run.make.member(who, { status: 'active' })
  expect((await owner.put(`/company-member/update/${id}`, { sight })).status).toBe(200)
}
const of = ({ id }: Person, more = {}) => run.make.candidate(company, { created_by: id, ...more })
const total = async (who = caller, body = {}) => (await who.post('/candidate/list', body)).body.totalDocs
let count = 0
const person = (more = {}) => ({
  firstName: 'Jane',
  lastName: 'Doe',
  email: `sighted-${++count}@example.com`,
  phone: '5551234567',
  ...more,
})

describe('the sight of a member', () => {
  it('is of the company by default, in a company with units and in one without', async () => {
    await of(looking)
    await of(other)
    await run.make.candidate(company)
    expect(await total()).toBe(3)
  })

  it('of a team holds the own units, what is below them and the own records; of oneself, those alone', async () => {
    const below = await run.make.unit(company, { name: 'Below', parent_id: teams[0] })
    const deep = await run.make.person('recruiter', company)
    await run.make.sight(deep, 'company', [below])
    const [mine, deeper] = [await of(looking), await of(deep)]
    await of(other)
    await run.make.candidate(company)
    await narrow('team')
    const ids = async () => (await caller.post('/candidate/list')).body.data.map(({ _id }) => _id).sort()
    expect([await ids(), await total()]).toEqual([[mine, deeper].sort(), 2])
    await narrow('own')
    expect([await ids(), await total()]).toEqual([[mine], 1])
    await narrow('company')
    expect(await total()).toBe(4)
  })

  it('holds what one adds, in every way, from the first record on', async () => {
    await narrow('own')
    const added = await caller.post('/candidate/add-candidate', person())
    expect(added.status).toBe(201)
    expect((await caller.post('/hotlist/add', { name: 'Mine', description: 'Mine', isPublic: true })).status).toBe(200)
    expect((await caller.post('/resume-batch/start')).status).toBe(200)
    expect(await total()).toBe(1)
    expect(await total(colleague)).toBe(1)
  })

  it('follows a unit that moves, and keeps what was made with the unit where somebody changes units', async () => {
    await of(other)
    await narrow('team')
    expect(await total()).toBe(0)
    await owner.put(`/business-unit/update/${teams[1]}`, { parent: teams[0] })
    expect(await total()).toBe(1)
    await owner.put(`/business-unit/update/${teams[1]}`, { parent: null })
    const id = await run.make.member(other, { status: 'active' })
    await owner.put(`/company-member/update/${id}`, { units: [teams[0]] })
    expect(await total()).toBe(0)
    await of(other)
    expect(await total()).toBe(1)
  })

  it('of a team holds what its members made before there were units', async () => {
    const early = await run.make.person('recruiter', company)
    await of(early)
    await narrow('team')
    expect(await total()).toBe(0)
    await run.make.sight(early, 'company', [teams[0]])
    expect(await total()).toBe(1)
  })

  it('keeps totals of searches apart, and exact after each change', async () => {
    await of(looking, { first_name: 'Searched' })
    await of(other, { first_name: 'Searched' })
    const search = { searchTerm: 'Searched' }
    expect(await total(colleague, search)).toBe(2)
    await narrow('team')
    for (let turn = 0; turn < 2; turn += 1)
      expect([await total(caller, search), await total(colleague, search)]).toEqual([1, 2])
    await of(looking, { first_name: 'Searched' })
    expect([await total(caller, search), await total(colleague, search)]).toEqual([2, 3])
  })
})

describe('what is beyond the sight', () => {
  it('keeps an address taken, names the unit to ask, and tells nothing of the record', async () => {
    await of(other, { email: 'taken@example.com', first_name: 'Zebulon' })
    const asWide = await caller.post('/candidate/add-candidate', person({ email: 'taken@example.com' }))
    expect([asWide.status, asWide.body.code]).toEqual([400, 'candidate.exists'])
    await narrow('team')
    const mine = await of(looking)
    for (const refused of [
      await caller.post('/candidate/add-candidate', person({ email: 'taken@example.com' })),
      await caller.put(`/candidate/update/${mine}`, { email: 'taken@example.com' }),
    ]) {
      expect([refused.status, refused.body.code, refused.body.params]).toEqual([
        400,
        'candidate.existsIn',
        { unit: 'Beta' },
      ])
      expect(refused.body.fields).toEqual({ email: 'User already exists' })
      expect(JSON.stringify(refused.body)).not.toContain('Zebulon')
    }
    await run.make.candidate(company, { email: 'nobodys@example.com' })
    const nobodys = await caller.post('/candidate/add-candidate', person({ email: 'nobodys@example.com' }))
    expect(nobodys.body.code).toBe('candidate.existsBeyond')
  })

  it('is no duplicate of what is typed', async () => {
    const alike = { first_name: 'Oksana', last_name: 'Quill', email: 'oksana@example.com' }
    await of(other, alike)
    const find = async () =>
      (await caller.post('/candidate/find-duplicates', { firstName: 'Oksana', lastName: 'Quill', email: alike.email }))
        .body
    expect((await find()).data).toHaveLength(1)
    await narrow('team')
    expect(JSON.stringify(await find())).not.toContain('Oksana')
  })

  it('is reached by no action on many, chosen or all', async () => {
    const [mine, theirs] = [await of(looking), await of(other, { first_name: 'Zebulon' })]
    await narrow('team')
    const act = async (target: object, count: number) => {
      const { status, body } = await caller.post('/bulk/start', {
        kind: 'candidate',
        action: 'deactivate',
        target,
        count,
      })
      if (status !== 202) return body.code
      const view = async () => (await caller.get(`/bulk/view/${body.data._id}`)).body.data as AnyRecord
      await vi.waitFor(async () => expect((await view()).state).toBe('done'), { timeout: 20_000 })
      return view()
    }
    expect(await act({ query: {} }, 2)).toBe('bulk.countChanged')
    expect(await act({ query: {} }, 1)).toMatchObject({ done: 1, skipped: 0 })
    expect(await act({ ids: [mine, theirs] }, 2)).toMatchObject({ done: 0, unchanged: 1, skipped: 1 })
    expect(JSON.stringify((await caller.post('/bulk/list-item')).body)).not.toContain('Zebulon')
    const [row] = await run.db.owner`select status from candidate where id = ${theirs}`
    expect(row?.status).toBe('active')
  })

  it('stays on a hotlist whose lines one takes off, and cannot be put on one', async () => {
    const [mine, theirs] = [await of(looking), await of(other)]
    const hotListId = await run.make.hotlist(company, { created_by: looking.id })
    await run.make.onHotlist(company, hotListId, theirs)
    await narrow('team')
    const put = (ids: string[]) => caller.post('/hotlist/add-candidates', { hotListId, candidateIds: ids })
    expect((await put([mine, theirs])).status).toBe(404)
    expect((await put([mine])).body.data.totalSeats).toBe(1)
    const off = await caller.post('/hotlist/remove-candidates', { hotListId, candidateIds: [mine, theirs] })
    expect(off.body).toMatchObject({ removedCount: 1 })
    expect(await run.db.owner`select 1 from hotlist_candidate where hotlist_id = ${hotListId}`).toHaveLength(1)
  })

  it('is in no export; and an export that was made with a wider sight is gone', async () => {
    const mate = await run.make.person('recruiter', company)
    await run.make.sight(mate, 'company', [teams[0]])
    await of(mate, { first_name: 'Aurelia' })
    await of(other, { first_name: 'Zebulon' })
    const exported = async () => {
      const { body } = await caller.post<{ id: string }>('/export/start', { kind: 'candidate', format: 'csv' })
      const view = async () => (await caller.get(`/export/view/${body.id}`)).body.data as AnyRecord
      await vi.waitFor(async () => expect((await view()).status).toBe('done'), { timeout: 20_000 })
      return body.id
    }
    const download = async (id: string) => (await caller.get(`/export/download/${id}`)).status
    const wide = await exported()
    expect(await download(wide)).toBe(200)
    await narrow('team')
    expect([await download(wide), (await caller.get(`/export/view/${wide}`)).status]).toEqual([404, 404])
    expect((await caller.post('/export/list')).body.totalDocs).toBe(0)
    const narrower = await exported()
    const { presignedUrl } = (await caller.get(`/export/download/${narrower}`)).body
    const text = await (await fetchFile(run, caller, presignedUrl)).text()
    const rows = parse(text, { bom: true }) as unknown as string[][]
    expect([rows.length, text.includes('Aurelia'), text.includes('Zebulon')]).toEqual([2, true, false])
    await narrow('company')
    expect([await download(wide), await download(narrower)]).toEqual([200, 200])
    await narrow('own')
    expect(await download(narrower)).toBe(404)
  })

  it('is told of no more: watches, notices and drafts', async () => {
    const theirs = await of(other, { first_name: 'Zebulon' })
    const watched = { kind: 'candidate', id: theirs }
    await caller.put('/watch/save', { ...watched, isWatching: true })
    await caller.put('/draft/save', { form: 'candidate.edit', recordId: theirs, values: { firstName: 'Zebulon' } })
    const change = () => colleague.put(`/candidate/update/${theirs}`, { jobTitle: `Engineer ${++count}` })
    await change()
    const told = async () => {
      const list = await caller.post('/notification/list')
      const unread = await caller.post<{ unread: number }>('/notification/count')
      const draft = await caller.post('/draft/view', { form: 'candidate.edit', recordId: theirs })
      return [list.body.totalDocs, unread.body.unread, draft.body.data !== null]
    }
    expect(await told()).toEqual([1, 1, true])
    await narrow('team')
    expect(await told()).toEqual([0, 0, false])
    await change()
    const rows = await run.db.owner`select times from notification where user_id = ${looking.id}`
    expect(rows).toEqual([{ times: 1 }])
    expect((await caller.post('/watch/view', watched)).status).toBe(404)
  })

  it('is seen in a timeline only by what the reader sees of it', async () => {
    const mine = await of(looking)
    const { data } = (await colleague.post('/hotlist/add', { name: 'Zebulon', description: 'Beta', isPublic: true }))
      .body
    await colleague.post('/hotlist/add-candidates', { hotListId: data._id, candidateIds: [mine] })
    const timeline = async () => JSON.stringify((await caller.post('/candidate/timeline', { candidateId: mine })).body)
    expect(await timeline()).toContain('Zebulon')
    await narrow('team')
    expect(await timeline()).not.toContain('Zebulon')
  })
})

describe('open pages', () => {
  it('come back under the new sight within a second of its change, and hear of what they see alone', async () => {
    const batches = [await run.make.resumeBatch(company, looking), await run.make.resumeBatch(company, other)] as const
    const stream = await openStream(run.url, token)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    const began = performance.now()
    await narrow('team')
    expect(await stream.next()).toEqual({ kind: 'session' })
    expect(await stream.next()).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1_500)
    const again = await openStream(run.url, token)
    expect(await again.next()).toEqual({ kind: 'resync' })
    await colleague.post(`/resume-batch/cancel/${batches[1]}`)
    await colleague.post(`/resume-batch/cancel/${batches[0]}`)
    expect(await again.next()).toEqual({ kind: 'resume-batch', id: batches[0] })
    again.close()
  })
})
