import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})

const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '5551234567' }
const add = (body: object = {}) => recruiter.post('/candidate/add-candidate', { ...jane, ...body })
const update = (id: string, body: object) => recruiter.put(`/candidate/update/${id}`, body)
const view = (candidateId: string) => recruiter.post('/candidate/view', { candidateId })

describe('a candidate', () => {
  it('is added, changed and deleted, and the trail tells who did what', async () => {
    const workAuthorization = await run.make.lookup('work-authorization')
    const added = await add({
      jobTitle: 'Engineer',
      experience: 7.5,
      skills: ['Java', 'java', 'C#'],
      workAuthorization,
    })
    expect(added).toMatchObject({
      status: 201,
      body: { message: 'Candidate added successfully', data: { ...jane, mobileNumber: jane.phone, experience: 7.5 } },
    })
    expect(added.body.data).toMatchObject({ skills: ['Java', 'C#'], userInfo: [{ _id: person.id }] })
    expect(added.body.data.workAuthorizationInfo).toMatchObject([{ _id: workAuthorization }])
    const id = added.body.data._id
    const updated = await update(id, { jobTitle: null, workAuthorization: null, experience: 8, version: 1 })
    expect(updated.body).toMatchObject({
      message: 'Candidate updated successfully',
      data: { ...jane, jobTitle: null, workAuthorization: null, experience: 8, version: 2 },
    })
    expect((await view(id)).body.data).toEqual({ ...updated.body.data, formerResumes: [] })
    expect((await recruiter.delete(`/candidate/delete/${id}`)).body.message).toBe('Deletion successful')
    expect((await view(id)).status).toBe(404)
    const who = { actor_id: person.id, company_id: company.id, record_kind: 'candidate' }
    const first = { email: jane.email, job_title: 'Engineer', experience: 7.5, skills: ['Java', 'C#'] }
    const second = { email: jane.email, job_title: null, experience: 8, work_authorization_id: null }
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { ...who, action: 'candidate.add', before: null, after: first },
      { ...who, action: 'candidate.update', before: first, after: second },
      { ...who, action: 'candidate.delete', before: second, after: null },
    ])
  })

  it('is read by administrators among those of all companies, and narrowed to one; a company sees its own alone', async () => {
    const other = await run.make.company()
    const own = await add()
    const others = await run.make.candidate(other)
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const companiesOf = async (caller: Caller, filters: object) =>
      (await caller.post('/candidate/list', { filters, limit: 100 })).body.data.map((row) => [
        row._id,
        (row.companyInfo as { _id: string }[])[0]?._id,
      ])
    const both = [
      [own.body.data._id, company.id],
      [others, other.id],
    ]
    expect(await companiesOf(administrator, {})).toEqual(expect.arrayContaining(both))
    expect(await companiesOf(administrator, { company: other.id })).toEqual([both[1]])
    expect(await companiesOf(recruiter, { company: company.id })).toEqual([both[0]])
    expect(await companiesOf(recruiter, { company: other.id })).toEqual([])
    expect((await administrator.post('/candidate/view', { candidateId: others })).body.data.companyInfo).toEqual([
      { _id: other.id, name: expect.any(String) },
    ])
  })

  it('writes nothing where nothing changes', async () => {
    const { body } = await add({ experience: 7.5, skills: ['Java'] })
    const before = await trailLength(run.db.owner)
    for (const same of [{}, jane, { experience: 7.5, skills: ['Java'], resumeKey: null, version: 1 }]) {
      expect((await update(body.data._id, same)).body.data.version).toBe(1)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('is refused where its e-mail exists in the company, whatever its case', async () => {
    const first = await add()
    const refusal = {
      code: 'candidate.exists',
      message: 'User already exists',
      fields: { email: 'User already exists' },
    }
    expect(await add({ email: 'JANE@example.com' })).toMatchObject({ status: 400, body: refusal })
    const other = await run.make.candidate(company)
    expect(await update(other, { email: 'JANE@example.com' })).toMatchObject({ status: 400, body: refusal })
    await recruiter.delete(`/candidate/delete/${first.body.data._id}`)
    expect((await add()).status).toBe(201)
  })

  it('lets one of two people win who add one e-mail at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
    expect((await recruiter.post('/candidate/list')).body.totalDocs).toBe(1)
  })

  it('tells the second editor, and shows how the record stands', async () => {
    const id = await run.make.candidate(company)
    const won = await update(id, { jobTitle: 'By one', version: 1 })
    const lost = await update(id, { jobTitle: 'By two', version: 1 })
    expect(lost).toMatchObject({ status: 409, body: { code: 'record.changed', current: won.body.data } })
  })

  it('loses no change of two people who edit without a version', async () => {
    const id = await run.make.candidate(company)
    await Promise.all([update(id, { jobTitle: 'Engineer' }), update(id, { location: 'Austin' })])
    expect((await view(id)).body.data).toMatchObject({ jobTitle: 'Engineer', location: 'Austin', version: 3 })
  })

  it('may not refer to a work authorization that is none', async () => {
    for (const id of [crypto.randomUUID(), await run.make.lookup('skill')]) {
      const { status, body } = await add({ workAuthorization: id })
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { workAuthorization: 'Work authorization not found' },
      })
    }
  })

  it('keeps no number that its column could not hold', async () => {
    for (const experience of [-1, 81, 1e300]) expect((await add({ experience })).status).toBe(400)
    expect((await add({ experience: 7.25 })).status).toBeLessThan(500)
  })

  it.each<[object, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'First Name is required' }],
    [{ firstName: 'Li' }, { firstName: 'Minimum 3 characters' }],
    [{ firstName: 'x'.repeat(51) }, { firstName: 'Maximum 50 characters' }],
    [{ firstName: 'J4ne' }, { firstName: 'First Name can only contain letters and spaces' }],
    [{ lastName: '' }, { lastName: 'Last Name is required' }],
    [{ lastName: 'Ng' }, { lastName: 'Minimum 3 characters' }],
    [{ lastName: 'x'.repeat(51) }, { lastName: 'Maximum 50 characters' }],
    [{ lastName: '<b>' }, { lastName: 'Last Name can only contain letters and spaces' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'ab' }, { email: 'Minimum 3 symbols' }],
    [{ email: 'nobody' }, { email: 'Wrong email format' }],
    [{ email: `${'x'.repeat(50)}@example.com` }, { email: 'Maximum 50 symbols' }],
    [{ phone: '' }, { phone: 'Phone is required' }],
    [{ phone: '12' }, { phone: 'Minimum 3 symbols' }],
    [{ phone: '1'.repeat(51) }, { phone: 'Maximum 50 symbols' }],
    [{ phone: 'call me' }, { phone: 'Wrong phone format' }],
    [{ jobTitle: 'x'.repeat(101) }, { jobTitle: 'Maximum 100 characters' }],
  ])('refuses %j by its message', async (body, fields) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } })
  })

  it.each([
    { firstName: 'Li', nameConfirmed: true },
    { firstName: 'Madonna', lastName: '', hasOnlyOneName: true },
    { firstName: 'Mary-Jane', lastName: "O'Brien Jr." },
    { firstName: '王小明', lastName: '李', nameConfirmed: true },
    { firstName: 'Zoë', lastName: 'Ångström' },
    { phone: '+919876543210 ext. 12' },
  ])('takes %j', async (body) => {
    expect(await add(body)).toMatchObject({ status: 201, body: { data: body } })
  })

  it('keeps the answers about its name when something else is changed', async () => {
    const { body } = await add({ firstName: 'Li', lastName: '', nameConfirmed: true, hasOnlyOneName: true })
    const id = body.data._id
    expect((await update(id, { firstName: 'Wu' })).status).toBe(200)
    expect((await update(id, { firstName: 'Wu', lastName: '' })).status).toBe(200)
    const refused = await update(id, { hasOnlyOneName: false })
    expect(refused).toMatchObject({ status: 400, body: { fields: { lastName: 'Last Name is required' } } })
    const short = await update(id, { nameConfirmed: false })
    expect(short).toMatchObject({ status: 400, body: { fields: { firstName: 'Minimum 3 characters' } } })
    expect((await view(id)).body.data).toMatchObject({ firstName: 'Wu', version: 2 })
  })
})
