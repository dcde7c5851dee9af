import { type ArticleKind, articleKinds, articleTitles } from '@corridor/contract/base/article/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let admin: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  person = await run.make.person('administrator', company)
  admin = run.call(await run.make.session(person))
})
afterAll(() => run.close())

const fair = { title: 'Meet us in Lyon', description: 'At the job fair', body: 'Hall 4.\n\nStand 12.' }
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const add = async (kind: ArticleKind, more: object = {}) =>
  (await admin.post(`/${kind}/add`, { ...fair, ...more })).body.data._id as string

describe.each(articleKinds)('%s', (kind) => {
  const title = articleTitles[kind]

  it('is written, changed and deleted, and the trail tells who did what', async () => {
    const added = await admin.post(`/${kind}/add`, { ...fair, startsOn: '2026-05-01', endsOn: '' })
    const whole = { ...fair, link: '', startsOn: '2026-05-01', endsOn: null, status: 'inactive' }
    expect(added).toMatchObject({
      status: 200,
      body: { message: `${title} Added Successfully`, data: { ...whole, userInfo: [{ _id: person.id }] } },
    })
    const id = added.body.data._id
    const change = { link: 'https://corridor.example/lyon', status: 'active', version: 1 }
    expect((await admin.put(`/${kind}/update/${id}`, change)).body).toMatchObject({
      message: `${title} Updated Successfully`,
      data: { ...whole, ...change, version: 2 },
    })
    const stale = await admin.put(`/${kind}/update/${id}`, { title: 'Meet us in Paris', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'record.changed', current: { version: 2 } } })
    expect((await admin.delete(`/${kind}/delete/${id}`)).body.message).toBe('Deletion successful')
    expect((await admin.delete(`/${kind}/delete/${id}`)).status).toBe(404)
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { action: `${kind}.add`, actor_id: person.id, record_kind: kind },
      { action: `${kind}.update`, after: { link: change.link, status: 'active' } },
      { action: `${kind}.delete`, after: null },
    ])
  })

  it('comes back from the bin as it was', async () => {
    const id = await add(kind, { title: 'Back again' })
    await admin.delete(`/${kind}/delete/${id}`)
    const bin = await admin.post('/bin/list', { searchTerm: 'Back again', filters: { kind } })
    expect(bin.body.data).toMatchObject([{ name: 'Back again' }])
    expect((await admin.post(`/bin/restore/${bin.body.data[0]?._id}`)).status).toBe(200)
    expect((await admin.post(`/${kind}/list`, { filters: { _id: id } })).body.data).toMatchObject([
      { ...fair, title: 'Back again' },
    ])
  })

  it('is read by everybody while it is active and within its days, and by administrators always', async () => {
    const shown = {
      always: await add(kind, { status: 'active' }),
      today: await add(kind, { status: 'active', startsOn: day(0), endsOn: day(0) }),
    }
    const hidden = [
      await add(kind),
      await add(kind, { status: 'active', startsOn: day(2) }),
      await add(kind, { status: 'active', endsOn: day(-2) }),
    ]
    const idsFor = async (caller: Caller) =>
      (await caller.post(`/${kind}/list`, { limit: 100 })).body.data.map(({ _id }: { _id: string }) => _id)
    for (const role of ['owner', 'company-user', 'candidate'] as const) {
      const reader = run.call(await run.make.session(await run.make.person(role, company)))
      const ids = await idsFor(reader)
      expect(ids).toEqual(expect.arrayContaining(Object.values(shown)))
      expect(hidden.filter((id) => ids.includes(id))).toEqual([])
      const one = await reader.post(`/${kind}/list`, { filters: { _id: hidden[0] } })
      expect(one.body).toMatchObject({ data: [], totalDocs: 0 })
    }
    expect(await idsFor(admin)).toEqual(expect.arrayContaining([...Object.values(shown), ...hidden]))
  })

  it('refuses what is out of bounds, and days that contradict each other, whole or changed', async () => {
    const fields = async (more: object) => (await admin.post(`/${kind}/add`, { ...fair, ...more })).body.fields
    expect(await fields({ title: 'ab', description: '  ' })).toEqual({
      title: 'Minimum 3 characters',
      description: 'Description is required',
    })
    expect(await fields({ title: 'x'.repeat(101), body: 'x'.repeat(10_001) })).toEqual({
      title: 'Maximum 100 characters',
      body: 'Maximum 10000 characters',
    })
    for (const link of ['http://corridor.example', 'javascript:alert(1)', 'https://x', 'lyon']) {
      expect(await fields({ link })).toEqual({ link: 'Please enter an address that begins with https://' })
    }
    expect(await fields({ startsOn: '2026-02-30' })).toHaveProperty('startsOn')
    const early = { endsOn: 'The last day lies before the first' }
    expect(await fields({ startsOn: '2026-05-02', endsOn: '2026-05-01' })).toEqual(early)
    const id = await add(kind, { startsOn: '2026-05-02' })
    const written = await trailLength(run.db.owner)
    const changed = await admin.put(`/${kind}/update/${id}`, { endsOn: '2026-05-01' })
    expect(changed).toMatchObject({ status: 400, body: { fields: early } })
    expect(await trailLength(run.db.owner)).toBe(written)
  })

  it('is not found by the other kind', async () => {
    const id = await add(kind)
    const other = articleKinds.find((name) => name !== kind)
    expect((await admin.put(`/${other}/update/${id}`, { title: 'Another' })).status).toBe(404)
    expect((await admin.delete(`/${other}/delete/${id}`)).status).toBe(404)
  })
})
