import { Export } from '@corridor/contract/records/export/shapes'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
let company: Company
let ownerPerson: Person
let owner: Caller
let admin: Caller
beforeAll(async () => {
  run = await runApp()
  company = await run.make.company({ name: 'Harbor Staffing' })
  ownerPerson = await run.make.person('owner', company, { first_name: 'Olga', last_name: 'Ortiz' })
  owner = run.call(await run.make.session(ownerPerson))
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())

interface Row {
  _id: string
  createDate: string
  action: string
  name: string
  userInfo: { name: string }[]
  companyInfo: { name: string }[]
}
interface Listed {
  data: Row[]
  totalDocs: number
  totalIsExact: boolean
}
const list = async (caller: Caller, body: object = {}) => (await caller.post<Listed>('/audit/list', body)).body
const changesOf = async (id: string) => {
  const { body } = await owner.get<{ data: { changes: object[] } }>(`/audit/view/${id}`)
  return body.data.changes
}

describe('audit.list', () => {
  it('tells an Owner who changed what, and under which name it is found', async () => {
    const added = await owner.post('/hotlist/add', {
      name: 'Java bench',
      description: 'Ready next week',
      isPublic: true,
    })
    await owner.put(`/hotlist/update/${added.body.data._id}`, { name: 'Kotlin bench' })
    const { data } = await list(owner, { filters: { record: added.body.data._id } })
    expect(data.map(({ action, name }) => [action, name])).toEqual([
      ['hotlist.update', 'Kotlin bench'],
      ['hotlist.add', 'Java bench'],
    ])
    expect(data[0]).toMatchObject({
      userInfo: [{ name: 'Olga Ortiz' }],
      companyInfo: [{ name: 'Harbor Staffing' }],
    })
    expect((await list(owner, { searchTerm: 'kotlin' })).data.map(({ _id }) => _id)).toEqual([data[0]?._id])
    expect((await list(owner, { filters: { action: 'update' } })).data.map(({ name }) => name)).toContain(
      'Kotlin bench',
    )
    await owner.delete(`/hotlist/delete/${added.body.data._id}`)
    const [gone] = (await list(owner, { filters: { record: added.body.data._id } })).data
    expect(gone).toMatchObject({ action: 'hotlist.delete', name: 'Kotlin bench' })
  })

  it("shows an Owner nothing of another company's, by no filter; an administrator everything", async () => {
    const other = await run.make.company()
    const id = await run.make.audit({ company_id: other.id, record_name: 'Secret bench', record_id: 'r1' })
    for (const filters of [{}, { company: other.id }, { record: 'r1' }, { _id: id }]) {
      const { data } = await list(owner, { filters, limit: 100 })
      expect(data.map(({ _id }) => _id)).not.toContain(id)
    }
    expect((await owner.get(`/audit/view/${id}`)).status).toBe(404)
    expect((await list(admin, { filters: { company: other.id } })).data.map(({ _id }) => _id)).toEqual([id])
    const persons = (await owner.post<{ data: { _id: string }[] }>('/audit/list-person')).body.data
    expect(persons.map(({ _id }) => _id)).toEqual([ownerPerson.id])
  })

  it('calls a record that was removed for good what it was called last', async () => {
    const gone = { company_id: company.id, record_kind: 'hotlist', record_id: crypto.randomUUID() }
    await run.make.audit({ ...gone, action: 'hotlist.add', after: { name: 'Cobol bench' } })
    await run.make.audit({ ...gone, action: 'hotlist.purge', before: { deleted_at: '2026-01-01' } })
    const { data } = await list(owner, { searchTerm: 'cobol' })
    expect(data.map(({ action, name }) => [action, name])).toEqual([
      ['hotlist.purge', 'Cobol bench'],
      ['hotlist.add', 'Cobol bench'],
    ])
  })

  it('counts to ten thousand and says that there are more', async () => {
    const many = await run.make.company()
    await run.db.owner`
      insert into audit (id, company_id, action, record_kind)
      select gen_random_uuid(), ${many.id}, 'skill.add', 'skill' from generate_series(1, 10001)`
    const filters = { company: many.id }
    expect(await list(admin, { filters, limit: 1 })).toMatchObject({ totalDocs: 10_000, totalIsExact: false })
    expect((await list(admin, { filters, limit: 100, page: 100 })).data).toHaveLength(100)
    expect((await list(admin, { filters, limit: 100, page: 101 })).data).toHaveLength(0)
  })
})

describe('audit.view', () => {
  it('shows what was and what is, names records by their names, and no secret', async () => {
    const authorization = await run.make.lookup('work-authorization', { name: 'H4 EAD' })
    const id = await run.make.audit({
      company_id: company.id,
      before: {
        job_title: 'Engineer',
        work_authorization_id: null,
        password_hash: 'aaa',
        bank: { accountNumber: '1' },
      },
      after: {
        job_title: 'Architect',
        work_authorization_id: authorization,
        password_hash: 'bbb',
        bank: { accountNumber: '2' },
        skills: ['Java'],
      },
    })
    expect(await changesOf(id)).toEqual([
      { field: 'bank.accountNumber', before: null, after: null, isSecret: true },
      { field: 'jobTitle', before: 'Engineer', after: 'Architect', isSecret: false },
      { field: 'passwordHash', before: null, after: null, isSecret: true },
      { field: 'skills', before: null, after: ['Java'], isSecret: false },
      { field: 'workAuthorizationId', before: null, after: 'H4 EAD', isSecret: false },
    ])
  })
})

describe('an export of the trail', () => {
  it('holds what the list shows, with before and after, and is noted in the trail', async () => {
    await run.make.audit({
      company_id: company.id,
      actor_id: ownerPerson.id,
      action: 'candidate.update',
      record_kind: 'candidate',
      record_name: '=Jane',
      before: { job_title: 'Engineer', api_token: 'abc' },
      after: { job_title: 'Architect', api_token: 'def' },
    })
    const body = { kind: 'audit', format: 'csv', query: { filters: { kind: 'candidate' } } }
    const { id } = (await owner.post<{ id: string }>('/export/start', body)).body
    const view = async () => Export.parse((await owner.get(`/export/view/${id}`)).body.data)
    await expect.poll(async () => (await view()).status, { timeout: 20_000, interval: 30 }).toBe('done')
    const { presignedUrl } = (await owner.get(`/export/download/${id}`)).body
    const text = await (await fetchFile(run, owner, presignedUrl)).text()
    const [header, ...rows] = parse(text, { bom: true }) as unknown as string[][]
    expect(header).toEqual(['When', 'Person', 'Company', 'Action', 'Kind', 'Record', 'Record ID', 'Before', 'After'])
    expect(rows.map((row) => [row[1], row[3], row[5], row[7], row[8]])).toEqual([
      [
        'Olga Ortiz',
        'candidate.update',
        "'=Jane",
        'apiToken: •••; jobTitle: Engineer',
        'apiToken: •••; jobTitle: Architect',
      ],
    ])
    expect((await list(owner, { filters: { action: 'audit.export' } })).totalDocs).toBe(1)
    const recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
    expect((await recruiter.post('/export/start', body)).status).toBe(403)
  })
})

describe('the months of the trail', () => {
  const monthsThatStand = async () =>
    (
      await run.db.owner<{ name: string }[]>`
        select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'audit'::regclass order by 1`
    ).map(({ name }) => name)
  const partOf = async (id: string) =>
    (await run.db.owner<{ part: string }[]>`select tableoid::regclass::text as part from audit where id = ${id}`)[0]
      ?.part
  const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000)

  it('each have a table, opened ahead, which the application cannot change either', async () => {
    const id = await run.make.audit()
    const part = String(await partOf(id))
    expect(part).toMatch(/^audit_\d{4}_\d\d$/)
    expect((await monthsThatStand()).filter((name) => name > part && name !== 'audit_rest')).toHaveLength(2)
    for (const change of [
      `update ${part} set actor_id = null`,
      `delete from ${part}`,
      `truncate ${part}`,
      `drop table ${part}`,
    ]) {
      await expect(run.db.sql.unsafe(change)).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('end after 24 months, and not before; the application chooses none', async () => {
    await run.db.owner`select open_audit_month(${ago(30)})`
    const [old, older, young] = [ago(30), ago(40), ago(20)]
    const ids = await Promise.all([old, older, young].map((at) => run.make.audit({ at })))
    await run.db.sql`select tend_audit()`
    expect(await Promise.all(ids.map(partOf))).toEqual([undefined, undefined, 'audit_rest'])
    await expect(run.db.sql`select open_audit_month(now())`).rejects.toMatchObject({ code: '42501' })
  })

  it('take over what came before them', async () => {
    const at = ago(10)
    const id = await run.make.audit({ at, record_name: 'Early' })
    expect(await partOf(id)).toBe('audit_rest')
    await run.db.owner`select open_audit_month(${at})`
    expect(await partOf(id)).toMatch(/^audit_\d{4}_\d\d$/)
    expect((await list(admin, { searchTerm: 'Early' })).data).toMatchObject([{ _id: id }])
  })
})
