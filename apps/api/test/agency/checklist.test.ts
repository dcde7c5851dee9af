import { seededChecklist } from '@corridor/contract/agency/checklist/seeded'
import type { ChecklistRevision, ChecklistRow } from '@corridor/contract/agency/checklist/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadChecklist } from '../../src/features/flow/demo/seed/checklist.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let administrator: Caller
let owner: Caller
let country: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  administrator = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await as('owner')
  country = await run.make.country()
})

const as = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))

type Rows = Omit<AnyBody, 'data'> & { data: ChecklistRow[]; totalDocs: number }
type One = Omit<AnyBody, 'data'> & { data: ChecklistRow }
/** A day so many days from now. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const funds = { per: 'year', note: '', minor: 2_289_500, persons: 1 }
const body = (more = {}) => ({
  ...{ country, paper: 'Proof of funds', rule: 'For the first year', currency: 'CAD', amounts: [funds] },
  ...{ source: 'https://rules.example/funds', readOn: day(-10), checkBy: day(170) },
  ...more,
})
const add = (by: Caller, more = {}) => by.post<One>('/checklist/add', body(more))
const list = async (by: Caller, filters = {}) =>
  (await by.post<Rows>('/checklist/list', { filters: { country, ...filters }, sortBy: 'place' })).body.data
/** Moves the clock of a row: its day to be read again is past. */
const letPass = (id: string) =>
  run.db.owner`update checklist_row set read_on = '2025-01-01', check_by = '2025-06-01' where id = ${id}`
const history = async (by: Caller) =>
  (await by.post<Omit<AnyBody, 'data'> & { data: ChecklistRevision[] }>('/checklist/history', { country })).body.data

describe('the checklist of a country', () => {
  it('is kept by administrators for every company, with a trail and a version of each change', async () => {
    const { body: added } = await add(administrator)
    expect(added.data).toMatchObject({ ...body(), isOwn: false, isHidden: false, version: 1, userInfo: [] })
    const { _id: id } = added.data
    const path = `/checklist/update/${id}`
    const more = { amounts: [{ ...funds, minor: 2_400_000 }], version: 1 }
    expect((await administrator.put(path, more)).body).toMatchObject({
      message: 'Checklist Updated Successfully',
      data: { version: 2 },
    })
    expect((await administrator.put(path, { rule: 'Else', version: 1 })).status).toBe(409)
    // A row that is the same already makes no version.
    expect((await administrator.put(path, { ...more, version: 2 })).body.data).toMatchObject({ version: 2 })
    expect(await list(owner)).toMatchObject([{ amounts: [{ minor: 2_400_000 }] }])
    expect((await administrator.delete(`/checklist/delete/${id}`)).status).toBe(200)
    expect(await list(owner)).toEqual([])
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      ...['checklist.add', 'checklist.update', 'checklist.delete'],
    ])
    const changes = await history(owner)
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'added'])
    expect(changes[1]).toMatchObject({
      fields: ['amounts'],
      before: { amounts: [funds] },
      after: { amounts: [{ minor: 2_400_000 }] },
      userInfo: [],
    })
    expect((await history(administrator))[0]?.userInfo).toHaveLength(1)
  })

  it('hides an amount that nobody read in time, on the wire and in what changed, from all but administrators', async () => {
    const { _id: id } = (await add(administrator)).body.data
    await administrator.put(`/checklist/update/${id}`, { amounts: [{ ...funds, minor: 2_400_000 }] })
    await letPass(id)
    for (const role of ['owner', 'recruiter', 'bench-sales', 'company-user'] as const) {
      const by = await as(role)
      const [row] = await list(by, { isOverdue: true })
      expect(row).toMatchObject({ amounts: [], currency: null, isHidden: true, isOverdue: true, readOn: '2025-01-01' })
      const answers = [await by.post('/checklist/list', { filters: { country } }), await history(by)]
      expect(JSON.stringify(answers)).not.toMatch(/2289500|2400000/)
    }
    expect(await list(administrator)).toMatchObject([{ amounts: [{ minor: 2_400_000 }], isHidden: false }])
    await administrator.put(`/checklist/update/${id}`, { readOn: day(-1), checkBy: day(179) })
    expect(await list(owner, { isOverdue: false })).toMatchObject([
      { amounts: [{ minor: 2_400_000 }], isHidden: false },
    ])
  })

  it('takes a company’s own papers beside the platform’s, of which it hides none', async () => {
    const platforms = (await add(administrator)).body.data
    const { body: own } = await add(owner, { paper: 'Our own form', amounts: [], currency: null })
    expect(own.data).toMatchObject({ isOwn: true, userInfo: [{}] })
    expect((await list(owner)).map(({ paper }) => paper).sort()).toEqual(['Our own form', 'Proof of funds'])
    expect((await list(owner, { isOwn: true })).map(({ paper }) => paper)).toEqual(['Our own form'])
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const) {
      const by = await as(role)
      expect((await by.delete(`/checklist/delete/${platforms._id}`)).body.code).toBe('checklist.ofPlatform')
      expect((await by.put(`/checklist/update/${platforms._id}`, { paper: 'Nothing' })).body).toMatchObject({
        code: 'checklist.ofPlatform',
        message: 'This row is kept by the platform for every company. Nobody hides or changes it here',
      })
      expect((await by.put(`/checklist/update/${own.data._id}`, { rule: `By ${role}` })).status).toBe(200)
    }
    expect(await list(administrator)).toHaveLength(1)
    const reader = await as('company-user')
    expect(await list(reader)).toHaveLength(2)
    expect((await add(reader)).status).toBe(403)
    expect((await reader.delete(`/checklist/delete/${own.data._id}`)).status).toBe(403)
    const stranger = await as('owner', await run.make.company())
    expect(await list(stranger)).toHaveLength(1)
    expect((await history(stranger)).map(({ isOwn }) => isOwn)).toEqual([false])
    expect((await stranger.delete(`/checklist/delete/${own.data._id}`)).status).toBe(404)
    expect((await administrator.delete(`/checklist/delete/${own.data._id}`)).status).toBe(404)
  })

  it('keeps an own amount that is hidden when another value is changed', async () => {
    const { _id: id } = (await add(owner)).body.data
    await letPass(id)
    expect((await owner.put(`/checklist/update/${id}`, { rule: 'For two years' })).body.data).toMatchObject({
      amounts: [],
    })
    await owner.put(`/checklist/update/${id}`, { readOn: day(-1), checkBy: day(179) })
    expect(await list(owner)).toMatchObject([{ amounts: [funds], currency: 'CAD', rule: 'For two years' }])
  })

  it.each([
    [{ paper: '' }, { paper: 'Paper is required' }],
    [{ source: '' }, { source: 'Source is required' }],
    [{ source: 'ftp://rules.example' }, { source: 'Please enter a valid web address' }],
    [{ readOn: '2026-13-01' }, { readOn: 'Please choose a date' }],
    [{ readOn: day(3), checkBy: day(100) }, { readOn: 'Nobody can have read it on a later day than today' }],
    [{ checkBy: day(-10) }, { checkBy: 'This day must be after the day on which the source was read' }],
    [{ checkBy: day(360) }, { checkBy: 'A source must be read again within a year' }],
    [{ currency: null }, { currency: 'Please choose a currency' }],
    [{ condition: 'level' }, { levels: 'Please choose a level' }],
    [{ condition: 'field' }, { fieldWords: 'Please enter a word' }],
    [{ condition: 'citizenship' }, { citizenships: 'Country is required' }],
    [{ country: '01890000-0000-7000-8000-000000000000' }, { country: 'Country not found' }],
    [{ amounts: [{ ...funds, minor: -1 }] }, { 'amounts.0.minor': 'Please enter an amount' }],
    [{ amounts: [{ ...funds, minor: 1.5 }] }, { 'amounts.0.minor': 'Please enter an amount' }],
  ])('refuses %j', async (more, fields) => {
    expect((await add(administrator, more)).body).toMatchObject({ fields })
    expect(await list(administrator)).toEqual([])
  })

  it('gives each of two who change it at once a version of its own', async () => {
    const { _id: id } = (await add(administrator)).body.data
    const rules = Array.from({ length: 8 }, (_, at) => `Rule ${at}`)
    await Promise.all(rules.map((rule) => administrator.put(`/checklist/update/${id}`, { rule })))
    const changes = await history(administrator)
    expect(changes).toHaveLength(9)
    // Each follows from the one before it.
    for (const [at, change] of changes.slice(0, -1).entries()) expect(change.before).toEqual(changes[at + 1]?.after)
  })
})

it('holds from the first start what five countries ask, each row with its source, and two past their day', async () => {
  for (const code of ['CA', 'GB', 'US', 'AU', 'NZ', 'IN', 'NG', 'PK']) await run.make.country({ code })
  await run.db.owner`delete from checklist_revision`
  await run.db.owner.begin((tx) => loadChecklist(tx))
  // A second start adds nothing.
  await run.db.owner.begin((tx) => loadChecklist(tx))
  const rows = await run.db.owner<{ source: string; days: number; check_by: string }[]>`
    select r.source, r.check_by - r.read_on as days, r.check_by::text as check_by from checklist_row r
    join checklist_revision v on v.row_id = r.id where r.company_id is null`
  expect(rows).toHaveLength(seededChecklist.length)
  for (const { source, days } of rows) {
    expect(source).toMatch(/^https:\/\//)
    expect(days).toBe(180)
  }
  expect(rows.filter(({ check_by }) => check_by < '2026-11-30')).toHaveLength(2)
})
