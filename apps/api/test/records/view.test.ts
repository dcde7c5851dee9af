import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let owner: Caller
let recruiter: Caller
let stranger: Caller
let administrator: Caller
let candidate: Caller

beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
  administrator = run.call(await run.make.tokenOf('administrator'))
  candidate = run.call(await run.make.tokenOf('candidate'))
})
afterAll(() => run.close())

let count = 0
const values = (more = {}) => ({ list: 'candidate', name: `Ready ${++count}`, params: { search: 'java' }, ...more })
const add = async (caller: Caller, more = {}) => (await caller.post('/view/add', values(more))).body.data
const namesFor = async (caller: Caller) => {
  const { body } = await caller.post('/view/list', { limit: -1, filters: { list: 'candidate' } })
  return body.data.map(({ name }) => name)
}

describe('a saved view', () => {
  it('keeps the state of a list for its person alone, until they share it', async () => {
    const own = await add(owner, { params: { search: 'jävä', sort: 'name', status: 'active' } })
    expect(own).toMatchObject({
      params: { search: 'jävä', sort: 'name', status: 'active' },
      isOwn: true,
      isShared: false,
    })
    expect(await namesFor(owner)).toContain(own.name)
    expect(await namesFor(recruiter)).not.toContain(own.name)
    expect((await owner.put(`/view/update/${own._id}`, { isShared: true })).status).toBe(200)
    const { body } = await recruiter.post('/view/list', { filters: { _id: own._id } })
    expect(body.data).toMatchObject([{ name: own.name, isOwn: false, isShared: true }])
    for (const other of [stranger, administrator, candidate]) expect(await namesFor(other)).not.toContain(own.name)
  })

  it('that is shared is changed and deleted by its maker alone', async () => {
    const shared = await add(owner, { isShared: true })
    const before = await contentsOf(run.db.owner)
    expect((await recruiter.put(`/view/update/${shared._id}`, { name: 'Taken over' })).status).toBe(404)
    expect((await recruiter.delete(`/view/delete/${shared._id}`)).status).toBe(404)
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect((await owner.delete(`/view/delete/${shared._id}`)).status).toBe(200)
    expect(await namesFor(recruiter)).not.toContain(shared.name)
  })

  it('is changed to another state and name, and tells an editor of an older version', async () => {
    const own = await add(owner)
    const changed = { name: 'Renamed', params: { status: 'inactive' }, version: 1 }
    expect((await owner.put(`/view/update/${own._id}`, changed)).body.data).toMatchObject({
      name: 'Renamed',
      params: { status: 'inactive' },
      version: 2,
    })
    expect((await owner.put(`/view/update/${own._id}`, changed)).body).toMatchObject({ code: 'record.changed' })
  })

  it('has a name of its own on its list; colleagues and other lists may use it too', async () => {
    await add(owner, { name: 'Same name' })
    const twice = await owner.post('/view/add', values({ name: 'SAME name' }))
    expect(twice).toMatchObject({ status: 409, body: { code: 'view.nameTaken' } })
    expect((await owner.post('/view/add', values({ name: 'Same name', list: 'hotlist' }))).status).toBe(200)
    expect((await recruiter.post('/view/add', values({ name: 'Same name' }))).status).toBe(200)
    const first = await administrator.post('/view/add', values({ name: 'Same name' }))
    const second = await administrator.post('/view/add', values({ name: 'Same name' }))
    expect([first.status, second.status]).toEqual([200, 409])
  })

  it('of a candidate stays theirs, also where they ask to share it', async () => {
    const own = await add(candidate, { isShared: true })
    expect(own.isShared).toBe(false)
    expect(await namesFor(administrator)).not.toContain(own.name)
    expect(await namesFor(run.call(await run.make.tokenOf('candidate')))).not.toContain(own.name)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ list: '../etc' }, 'list'],
    [{ params: { search: 'x'.repeat(201) } }, 'params.search'],
    [{ params: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`p${at}`, ''])) }, 'params'],
    [{ params: { status: 1 } }, 'params.status'],
  ])('refuses %j', async (more, field) => {
    const { status, body } = await owner.post('/view/add', values(more))
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('is one of at most 500', async () => {
    const busy = await run.make.person('owner', company)
    await run.db.owner`
      insert into saved_view (id, company_id, created_by, list, name, params)
      select gen_random_uuid(), ${company.id}, ${busy.id}, 'candidate', 'View ' || n, '{}' from generate_series(1, 500) n`
    const { status, body } = await run.call(await run.make.session(busy)).post('/view/add', values())
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'view.tooMany' })
  })
})

describe('the columns of a list', () => {
  const columnsOf = async (caller: Caller) => (await caller.post('/view/columns', {})).body.data
  const keep = (caller: Caller, view: unknown, columns: string[] | null) =>
    caller.put('/view/columns', { list: 'candidate', view, columns })

  it('are kept for one person, of the list and of a view of it, until they are given back', async () => {
    const { _id } = await add(owner, { isShared: true })
    expect((await keep(owner, null, ['Full Name', 'Skills'])).status).toBe(200)
    expect((await keep(owner, _id, ['Full Name', 'Email'])).status).toBe(200)
    expect((await keep(recruiter, _id, ['Full Name'])).status).toBe(200)
    expect(await columnsOf(owner)).toEqual([
      { list: 'candidate', view: _id, columns: ['Full Name', 'Email'] },
      { list: 'candidate', view: null, columns: ['Full Name', 'Skills'] },
    ])
    expect((await keep(owner, null, ['Skills', 'Full Name'])).body.data).toContainEqual({
      list: 'candidate',
      view: null,
      columns: ['Skills', 'Full Name'],
    })
    await keep(owner, null, null)
    await owner.delete(`/view/delete/${_id}`)
    expect(await columnsOf(owner)).toEqual([])
    expect(await columnsOf(recruiter)).toEqual([])
  })

  it('are not kept for a view that one does not see', async () => {
    const { _id } = await add(owner)
    for (const caller of [recruiter, stranger, administrator]) {
      expect(await keep(caller, _id, ['Full Name'])).toMatchObject({ status: 404 })
    }
    expect(await columnsOf(stranger)).toEqual([])
  })

  it.each([[[]], [['']], [['x'.repeat(61)]], [Array.from({ length: 61 }, (_, at) => `Column ${at}`)]])(
    'refuse %j',
    async (columns) => {
      expect((await keep(owner, null, columns)).status).toBe(400)
    },
  )
})
