import { lookupKinds, lookupNotFound, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let administrator: Person
let admin: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  administrator = await run.make.person('administrator')
  admin = run.call(await run.make.session(administrator))
})
afterAll(() => run.close())

describe.each(lookupKinds)('%s', (kind) => {
  const title = lookupTitles[kind]
  const add = (name: string) => admin.post(`/${kind}/add`, { name })
  const update = (id: string, body: object) => admin.put(`/${kind}/update/${id}`, body)
  const names = async () => (await admin.post(`/${kind}/list`, { limit: -1 })).body.data.map(({ name }) => name)

  it('is added, changed and deleted, and the trail tells who did what', async () => {
    const added = await add('  First name ')
    expect(added.body).toMatchObject({
      message: `${title} Added Successfully`,
      data: { name: 'First name', version: 1 },
    })
    const id = added.body.data._id
    expect(added.body.data).toMatchObject({ status: 'active', userInfo: [{ _id: administrator.id }] })
    const updated = await update(id, { name: 'Second name', status: 'inactive', version: 1 })
    expect(updated.body).toMatchObject({
      message: `${title} Updated Successfully`,
      data: { name: 'Second name', version: 2, statusInfo: [{ name: 'inactive' }] },
    })
    const deleted = await admin.delete(`/${kind}/delete/${id}`)
    expect(deleted.body).toEqual({ success: true, message: 'Deletion successful' })

    const first = { name: 'First name', status: 'active' }
    const second = { name: 'Second name', status: 'inactive' }
    const who = { actor_id: administrator.id, company_id: null, record_kind: kind }
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { ...who, action: `${kind}.add`, before: null, after: first, request_id: added.headers.get('x-request-id') },
      { ...who, action: `${kind}.update`, before: first, after: second },
      { ...who, action: `${kind}.delete`, before: second, after: null },
    ])
  })

  it('writes nothing where nothing changes', async () => {
    const id = await run.make.lookup(kind, { name: 'Unchanged' })
    const before = await trailLength(run.db.owner)
    for (const body of [{}, { name: 'Unchanged' }, { status: 'active' }, { name: 'Unchanged', version: 1 }]) {
      expect((await update(id, body)).body.data.version).toBe(1)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('refuses a name that exists, whatever its case, and frees it with the deletion', async () => {
    const first = await add('Taken Name')
    const refusal = { code: 'lookup.nameTaken', message: `${title} "TAKEN name" already exists` }
    expect(await add('TAKEN name')).toMatchObject({ status: 409, body: refusal })
    const other = await run.make.lookup(kind, { name: 'Other' })
    expect(await update(other, { name: 'TAKEN name' })).toMatchObject({ status: 409, body: refusal })
    expect((await update(first.body.data._id, { name: 'taken NAME' })).status).toBe(200)
    await admin.delete(`/${kind}/delete/${first.body.data._id}`)
    expect(await names()).not.toContain('taken NAME')
    expect((await add('Taken Name')).status).toBe(200)
  })

  it('lets one of two people win who add one name at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add('Raced')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await names()).filter((name) => name === 'Raced')).toHaveLength(1)
  })

  it('tells the second editor, and shows how the record stands', async () => {
    const id = await run.make.lookup(kind, { name: 'Contested' })
    const answers = await Promise.all(['By one', 'By two'].map((name) => update(id, { name, version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(lost?.body).toMatchObject({ code: 'record.changed', current: won?.body.data })
    expect(lost?.body.message).toBe(`${title} was changed by someone else in the meantime`)
  })

  it('says by its own text that a record is missing', async () => {
    const gone = await run.make.lookup(kind, { deleted_at: new Date() })
    for (const id of [gone, crypto.randomUUID()]) {
      const missing = { status: 404, body: { code: 'record.notFound', message: lookupNotFound[kind] } }
      expect(await update(id, { name: 'Whatever' })).toMatchObject(missing)
      expect(await admin.delete(`/${kind}/delete/${id}`)).toMatchObject(missing)
    }
  })

  it('refuses names out of bounds by the specified messages', async () => {
    // R and W2 are names, and so are F1 and BA.
    const short = ['skill', 'work-authorization', 'pay-type', 'visa-category', 'visa-status', 'degree'].includes(kind)
    const messageOf = async (name: unknown) => (await admin.post(`/${kind}/add`, { name })).body.fields?.name
    expect(await messageOf(undefined)).toBe('Name is required')
    expect(await messageOf('   ')).toBe('Name is required')
    expect(await messageOf('x'.repeat(51))).toBe('Maximum 50 characters')
    if (short) expect((await add('R')).status).toBe(200)
    else expect(await messageOf('ab')).toBe('Minimum 3 characters')
    expect((await add('z'.repeat(50))).status).toBe(200)
    const id = await run.make.lookup(kind)
    const edited = await update(id, { name: 'a', status: 'gone' })
    const minimum = kind === 'service' ? 'Minimum 2 characters' : 'Minimum 3 characters'
    expect(edited.body.fields).toEqual({ status: 'Status is required', ...(short ? {} : { name: minimum }) })
  })
})

it('keeps a work authorization that candidates have, and says how many', async () => {
  const id = await run.make.lookup('work-authorization', { name: 'H1B' })
  const [one, two] = [await run.make.company(), await run.make.company()]
  await run.make.candidate(one, { work_authorization_id: id })
  const last = await run.make.candidate(two, { work_authorization_id: id })
  await run.make.candidate(two, { work_authorization_id: id, deleted_at: new Date() })
  const refused = await admin.delete(`/work-authorization/delete/${id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'lookup.inUse', params: { count: 2 } } })
  expect(refused.body.message).toBe('Work Authorization "H1B" is in use by 2 records and cannot be deleted')
  await run.db.owner`update candidate set work_authorization_id = null where id <> ${last}`
  expect((await admin.delete(`/work-authorization/delete/${id}`)).status).toBe(409)
  await run.db.owner`update candidate set work_authorization_id = null`
  expect((await admin.delete(`/work-authorization/delete/${id}`)).status).toBe(200)
})
