import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTask } from '../../src/features/told/task/add-task.ts'
import type { Platform } from '../../src/platform.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from './reminding.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let platform: Platform
let company: Company
let person: Person
let own: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reminding = await openReminding(run)
  platform = reminding.platform
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  own = run.call(await run.make.session(person))
})

const add = async (input: object, caller = own) => (await caller.post('/task/add', input)).body.data as AnyRecord
const list = async (filters: object = {}, caller = own) =>
  (await caller.post('/task/list', { filters })).body.data as AnyRecord[]
const titles = async (filters: object = {}) => (await list(filters)).map(({ title }) => title).sort()
const told = async (caller = own) =>
  ((await caller.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))
const nine = '2027-03-01T09:00:00.000Z'
const remind = (at: string) => reminding.remind(at)

describe('a task', () => {
  it('is about a record that its person sees, and leads to it', async () => {
    const record = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao' })
    const task = await add({
      title: 'Call Anita',
      note: 'At noon',
      dueDate: '2027-03-01',
      recordKind: 'candidate',
      record,
    })
    expect(task).toMatchObject({
      title: 'Call Anita',
      note: 'At noon',
      dueDate: '2027-03-01',
      remindDate: null,
      doneDate: null,
      recordName: 'Anita Rao',
      path: `/company/candidate/view-candidate/${record}`,
      userInfo: [{ _id: person.id }],
    })
    expect(await list({ record })).toEqual([task])
    const foreign = await run.make.candidate(await run.make.company())
    const gone = await run.make.candidate(company, { deleted_at: new Date() })
    for (const unknown of [foreign, gone, crypto.randomUUID()]) {
      const answer = await own.post('/task/add', { title: 'Call them', recordKind: 'candidate', record: unknown })
      expect([answer.status, answer.body.code]).toEqual([404, 'task.recordUnknown'])
    }
  })

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'ab' }, { title: 'Minimum 3 characters' }],
    [{ title: 'x'.repeat(201) }, { title: 'Maximum 200 characters' }],
    [{ title: 'Call', note: 'x'.repeat(2_001) }, { note: 'Maximum 2000 characters' }],
    [{ title: 'Call', dueDate: '2027-02-30' }, { dueDate: 'Please choose a date' }],
    [{ title: 'Call', recordKind: 'candidate' }, { record: 'Some values are not valid' }],
  ])('is refused: %j', async (input, fields) => {
    expect((await own.post('/task/add', input)).body).toMatchObject({ code: 'request.invalid', fields })
  })

  it('is changed, done, reopened and deleted by its person alone', async () => {
    const { _id: id } = await add({ title: 'Call Anita' })
    const colleague = run.call(await run.make.tokenOf('owner', company))
    for (const answer of [
      await colleague.put(`/task/update/${id}`, { title: 'Call nobody' }),
      await colleague.put(`/task/done/${id}`),
      await colleague.delete(`/task/delete/${id}`),
    ])
      expect(answer.status).toBe(404)
    expect(await list({}, colleague)).toEqual([])
    expect((await own.put(`/task/update/${id}`, { title: 'Write to Anita', version: 1 })).body.data.title).toBe(
      'Write to Anita',
    )
    expect((await own.put(`/task/update/${id}`, { title: 'Late', version: 1 })).status).toBe(409)
    expect((await own.put(`/task/done/${id}`)).body.data.doneDate).not.toBeNull()
    expect([await titles({ isDone: false }), await titles({ isDone: true })]).toEqual([[], ['Write to Anita']])
    expect((await own.put(`/task/undone/${id}`)).body.data.doneDate).toBeNull()
    expect((await own.delete(`/task/delete/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  it("is due by the day of the company's zone", async () => {
    // Fourteen hours ahead it is the next day before it is in Greenwich, or the same.
    const owner = run.call(await run.make.tokenOf('owner', company))
    const chosen = { defaultDateFormat: 'dd/mm/yy', displayNamePattern: 'First Name + Last Name', currency: 'USD' }
    expect((await owner.post('/company-settings/add', { ...chosen, timezone: 'Pacific/Kiritimati' })).status).toBe(200)
    const [row] = await run.db.owner<[{ today: string; yesterday: string; later: string }]>`
      with here as (select (now() at time zone 'Pacific/Kiritimati')::date as day)
      select day::text as today, (day - 1)::text as yesterday, (day + 8)::text as later from here`
    await add({ title: 'Overdue', dueDate: row.yesterday })
    await add({ title: 'Today', dueDate: row.today })
    await add({ title: 'Later', dueDate: row.later })
    await add({ title: 'Some day' })
    expect(await titles({ due: 'overdue' })).toEqual(['Overdue'])
    expect(await titles({ due: 'today' })).toEqual(['Overdue', 'Today'])
    expect(await titles({ due: 'week' })).toEqual(['Overdue', 'Today'])
    const overdue = (await list()).filter(({ isOverdue }) => isOverdue)
    expect(overdue.map(({ title }) => title)).toEqual(['Overdue'])
  })
})

describe('a reminder', () => {
  it('comes at its time, once, in the app and by letter, however many look', async () => {
    await add({ title: 'Call Anita', remindDate: nine })
    await remind('2027-03-01T08:59:59Z')
    expect(await told()).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => remind(nine)))
    await remind('2027-03-02T09:00:00Z')
    expect(await told()).toEqual([{ kind: 'task-due', params: { name: 'Call Anita' } }])
    const [letter, ...others] = await lettersTo(run, person.email)
    expect([letter?.text_body.includes('Call Anita'), others.length]).toEqual([true, 0])
    expect((await list())[0]?.remindedDate).not.toBeNull()
  })

  it('comes again if it is put to another time, and never of what is done', async () => {
    const { _id: id } = await add({ title: 'Call Anita', remindDate: nine })
    const { _id: done } = await add({ title: 'Call Bob', remindDate: nine })
    await own.put(`/task/done/${done}`)
    await remind(nine)
    await own.put(`/task/update/${id}`, { remindDate: '2027-03-01T10:00:00.000Z' })
    await remind('2027-03-01T09:30:00Z')
    expect(await told()).toHaveLength(1)
    await remind('2027-03-01T10:00:00Z')
    expect((await told()).map(({ params }) => (params as { name: string }).name)).toEqual(['Call Anita', 'Call Anita'])
  })

  it('tells nobody who left, or does not see the record any more', async () => {
    const unit = await run.make.unit(company)
    const other = await run.make.person('bench-sales', company)
    const record = await run.make.candidate(company, { created_by: other.id })
    await add({ title: 'Call Anita', remindDate: nine, recordKind: 'candidate', record })
    await run.make.sight(person, 'team', [unit])
    expect(await list()).toEqual([])
    await remind(nine)
    expect(await told()).toEqual([])
    const leaving = run.call(await run.make.session(other))
    await add({ title: 'Call Bob', remindDate: nine }, leaving)
    await run.db.owner`update membership set status = 'inactive' where user_id = ${other.id}`
    await remind(nine)
    expect(await lettersTo(run, other.email)).toEqual([])
  })

  it('goes with the transaction that asked for it', async () => {
    const about = { kind: 'candidate' as const, id: await run.make.candidate(company) }
    const given = { companyId: company.id, person: person.id, madeBy: null, kind: 'task-due' as const, about }
    const words = { params: { name: 'A visitor asks for a resume' } }
    await expect(
      run.db.sql.begin(async (tx) => {
        await addTask(tx, platform, { ...given, ...words })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await list()).toEqual([])
    await run.db.sql.begin((tx) => addTask(tx, platform, { ...given, ...words }))
    expect(await list()).toMatchObject([{ title: 'A visitor asks for a resume', userInfo: [] }])
    const stranger = await run.make.person('owner', await run.make.company())
    const refused = await run.db.sql.begin((tx) => addTask(tx, platform, { ...given, ...words, person: stranger.id }))
    expect(refused).toBeUndefined()
  })
})

describe('a task of an administrator', () => {
  let administrator: Person
  let admin: Caller
  beforeEach(async () => {
    administrator = await run.make.person('administrator')
    admin = run.call(await run.make.session(administrator))
  })

  it('is about a lead, leads to it in their area, and is theirs alone', async () => {
    const record = await run.make.lead(company, { first_name: 'Vera', last_name: 'Lind' })
    const about = { recordKind: 'lead', record }
    const task = await add({ title: 'Call Vera', ...about }, admin)
    expect(task).toMatchObject({ recordName: 'Vera Lind', path: `/admin/leads/view-lead/${record}` })
    const theirs = await add({ title: 'Write to Vera', ...about })
    expect(theirs).toMatchObject({ path: `/company/leads/view-lead/${record}` })
    const other = run.call(await run.make.tokenOf('administrator'))
    expect([await list({ record }, admin), await list({ record }), await list({}, other)]).toEqual([
      [task],
      [theirs],
      [],
    ])
    for (const [caller, id] of [
      [admin, theirs._id],
      [own, task._id],
      [other, task._id],
    ] as const)
      expect((await caller.put(`/task/done/${id}`)).status).toBe(404)
    expect((await admin.put(`/task/done/${task._id}`)).body.data.doneDate).not.toBeNull()
    expect(await list({ record, isDone: false }, admin)).toEqual([])
  })

  it('is about nothing that their area has no page of', async () => {
    const record = await run.make.vendor(company)
    const { status, body } = await admin.post('/task/add', { title: 'Call them', recordKind: 'vendor', record })
    expect([status, body.code]).toEqual([404, 'task.recordUnknown'])
  })

  it('reminds them in their area and by letter, unless they were deactivated', async () => {
    const record = await run.make.lead(company)
    await add({ title: 'Call Vera', remindDate: nine, recordKind: 'lead', record }, admin)
    const gone = await run.make.person('administrator')
    await add({ title: 'Call Vera', remindDate: nine }, run.call(await run.make.session(gone)))
    await run.db.owner`update user_account set status = 'inactive' where id = ${gone.id}`
    await remind(nine)
    expect(await told(admin)).toEqual([{ kind: 'task-due', params: { name: 'Call Vera' } }])
    const [letter] = await lettersTo(run, administrator.email)
    expect(letter?.text_body).toContain(`/admin/leads/tasks`)
    expect(await lettersTo(run, gone.email)).toEqual([])
  })

  it('is due by their own clock', async () => {
    await run.db.owner`update user_account set time_zone = 'Pacific/Kiritimati' where id = ${administrator.id}`
    const [row] = await run.db.owner<[{ yesterday: string }]>`
      select ((now() at time zone 'Pacific/Kiritimati')::date - 1)::text as yesterday`
    await add({ title: 'Overdue', dueDate: row.yesterday }, admin)
    expect((await list({ due: 'overdue' }, admin)).map(({ title }) => title)).toEqual(['Overdue'])
  })
})
