import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let sales: Caller
let client: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  sales = run.call(await run.make.session(person))
  client = await run.make.client(company, { name: 'Contoso', aliases: ['CTS'] })
})
afterAll(() => run.close())

const description = 'Builds services in Java with Spring Boot and Kafka on AWS.'
const details = (more: object = {}) => ({ jobTitle: 'Java Developer', jobDescription: description, ...more })
const post = (more: object = {}, by = sales) => by.post('/job/add', details(more))
const add = async (more: object = {}, by = sales) => (await post(more, by)).body.data
const update = (id: unknown, more: object) => sales.send('PUT', `/job/update/${id}`, more)
const list = async (filters: object, by = sales, searchTerm = '') =>
  (await by.post<{ data: AnyRecord[]; totalDocs: number }>('/job/list', { filters, searchTerm })).body
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a job', () => {
  it('is added with all it says, open, with a requirement of its own', async () => {
    const country = await run.make.country()
    const texas = await run.make.state({ country_id: country, name: 'Texas' })
    const [contract, w2] = [await run.make.lookup('job-type'), await run.make.lookup('pay-type')]
    const { status, body } = await post({
      kind: 'vendor',
      client,
      vendor: await run.make.vendor(company, { name: 'Apex' }),
      jobType: [contract],
      payType: [w2],
      country,
      state: texas,
      city: 'Dallas',
      zipCode: '75001',
      morePlaces: [{ city: 'Austin' }],
      relocation: true,
      minSalary: 60,
      maxSalary: 75.5,
      currency: 'EUR',
      skill: ['Java', 'java', 'Kafka'],
      niceSkill: ['AWS'],
      positions: 2,
      priority: 'high',
      receivedOn: '2026-03-01',
      dueOn: '2026-03-05',
      reference: 'REQ-77',
      adText: 'As it came.',
    })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Job Added Successfully',
        data: {
          clientInfo: [{ name: 'Contoso' }],
          vendorInfo: [{ name: 'Apex' }],
          jobTypeInfo: [{ _id: contract }],
          stateName: 'Texas',
          cityName: 'Dallas',
          places: [{ cityName: 'Dallas' }, { cityName: 'Austin', country: null }],
          minSalary: 60,
          maxSalary: 75.5,
          currency: 'EUR',
          skill: ['Java', 'Kafka'],
          jobStatus: 'open',
          closedReason: null,
          publishedDate: null,
          adText: 'As it came.',
        },
      },
    })
    expect(body.data.requirement).toBe(body.data._id)
    expect((await list({ country }, sales, 'cts')).data.map(({ _id }) => _id)).toEqual([body.data._id])
  })

  it('keeps whom it refuses, its days on site and the words of its ad, until they are changed', async () => {
    const [h1b, opt] = [await run.make.lookup('work-authorization'), await run.make.lookup('work-authorization')]
    const words = 'Visa: any but OPT'
    const job = await add({ refusedAuthorization: [opt], officeDays: 3, authorizationWords: words })
    const said = { refusedAuthorization: [opt], officeDays: 3, authorizationWords: words }
    expect(job).toMatchObject({ ...said, refusedAuthorizationInfo: [{ _id: opt }] })
    expect((await update(job._id, { refusedAuthorization: [h1b, opt] })).body.data).toMatchObject({
      ...said,
      refusedAuthorization: [h1b, opt].sort(),
    })
    const unknown = await post({ refusedAuthorization: [client] })
    expect(Object.keys(unknown.body.fields ?? {})).toEqual(['refusedAuthorization'])
    expect(Object.keys((await post({ officeDays: 6 })).body.fields ?? {})).toEqual(['officeDays'])
  })

  const tooShort = 'Job Description should be at least 50 characters long'
  const salaries = 'Minimum Salary must be less than Maximum Salary'
  it.each([
    ['jobDescription', 'x'.repeat(49), tooShort],
    ['jobDescription', ` ${'x'.repeat(49)} `, tooShort],
    ['jobDescription', undefined, tooShort],
    ['jobTitle', '', 'Job Title is required'],
    ['jobTitle', 'ab', 'Minimum 3 characters'],
    ['minSalary', -1, 'Please enter an amount'],
    ['city', 'x', 'Minimum 2 characters'],
    ['state', 'x'.repeat(51), 'Maximum 50 characters'],
    ['positions', 0, 'Please enter a number'],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await post({ [field]: value })
    expect({ status, told: body.fields?.[field] }).toEqual({ status: 400, told: message })
  })

  it.each([
    [50, 50],
    [60, 50],
  ])('refuses salaries from %i to %i, also of one that stands', async (minSalary, maxSalary) => {
    const { body } = await post({ minSalary, maxSalary })
    expect(body.fields).toEqual({ minSalary: salaries })
    const { _id } = await add({ minSalary: 10, maxSalary })
    expect((await update(_id, { minSalary })).body).toMatchObject({
      code: 'request.invalid',
      fields: { minSalary: salaries },
    })
  })

  it('keeps the name of a client that went into the bin, and says so', async () => {
    const gone = await run.make.client(company, { name: 'Vandelay' })
    const { _id, clientInfo } = await add({ client: gone })
    expect(clientInfo).toEqual([{ _id: gone, name: 'Vandelay', isDeleted: false }])
    await run.db.owner`update client set deleted_at = now() where id = ${gone}`
    const { body } = await sales.post('/job/view', { jobId: _id })
    expect(body.data.clientInfo).toEqual([{ _id: gone, name: 'Vandelay', isDeleted: true }])
  })

  it('names nothing that is not there, or not theirs', async () => {
    const stranger = await run.make.company()
    const elsewhere = await run.make.lookup('work-mode')
    const faults = {
      client: [await run.make.client(stranger), 'Client not found'],
      vendor: [await run.make.vendor(stranger), 'Vendor not found'],
      prime: [await run.make.vendor(company, { visibility: 'private' }), 'Vendor not found'],
      jobType: [[elsewhere], 'Job type not found'],
      workMode: [await run.make.lookup('skill'), 'Work mode not found'],
      businessUnit: [await run.make.unit(stranger), 'Business unit not found'],
    } as const
    for (const [field, [value, message]] of Object.entries(faults)) {
      const { status, body } = await post({ [field]: value })
      expect({ field, status, told: body.fields?.[field] }).toEqual({ field, status: 400, told: message })
    }
  })

  it('takes the currency of the company where none is said, and keeps none without an amount', async () => {
    expect(await add({ minSalary: 50 })).toMatchObject({ currency: 'USD' })
    expect(await add({ currency: 'EUR' })).toMatchObject({ currency: null })
  })

  it('is changed in part; nothing changed is no version', async () => {
    const { _id, version } = await add({ city: 'Dallas', morePlaces: [{ city: 'Austin' }] })
    const once = await update(_id, { positions: 3, version })
    expect(once.body).toMatchObject({
      message: 'Job Updated Successfully',
      data: { positions: 3, version: 2, cityName: 'Dallas', places: [{}, { cityName: 'Austin' }] },
    })
    expect((await update(_id, { positions: 3, city: 'Dallas' })).body.data.version).toBe(2)
    expect((await update(_id, { positions: 4, version: 1 })).body.code).toBe('record.changed')
    expect((await update(_id, { morePlaces: [] })).body.data.places).toHaveLength(1)
  })

  it('of a vendor is never published, whatever writes it', async () => {
    const publish = run.make.job(company, { kind: 'vendor', published_at: new Date() })
    await expect(publish).rejects.toThrow(/job_published_own/)
    const id = await run.make.job(company, { published_at: new Date() })
    expect((await update(id, { kind: 'vendor' })).body.data).toMatchObject({ kind: 'vendor', publishedDate: null })
  })
})

describe('an open job', () => {
  const statusOf = async (id: unknown) => (await sales.post('/job/view', { jobId: id })).body.data

  it('is open on its last day and closed on the next, touched by nobody', async () => {
    const { _id } = await add({ jobExpireDate: dayFrom(0) })
    expect(await statusOf(_id)).toMatchObject({ jobStatus: 'open', closedReason: null })
    const open = (await list({ jobStatus: 'open' })).totalDocs
    await run.db.owner`update job set job_expire_date = job_expire_date - 1 where id = ${String(_id)}`
    expect(await statusOf(_id)).toMatchObject({ jobStatus: 'closed', closedReason: 'expired', version: 1 })
    expect((await list({ jobStatus: 'open' })).totalDocs).toBe(open - 1)
    expect((await list({ jobStatus: 'closed', _id })).data).toHaveLength(1)
  })

  it("ends with the day of the company's clock", async () => {
    const hour = new Date().getUTCHours()
    // A zone where it is tomorrow already, or still yesterday.
    const [timezone, shift] = hour >= 10 ? ['Pacific/Kiritimati', 0] : ['Pacific/Pago_Pago', -1]
    const east = await run.make.company()
    const owner = run.call(await run.make.session(await run.make.person('owner', east)))
    const { _id } = await add({ jobExpireDate: dayFrom(shift) }, owner)
    const seen = async () => (await list({ _id }, owner)).data[0]?.jobStatus
    const before = await seen()
    await owner.post('/company-settings/add', {
      defaultDateFormat: 'mm/dd/yy',
      displayNamePattern: 'First Name',
      currency: 'USD',
      timezone,
    })
    expect([before, await seen()]).toEqual(shift === 0 ? ['open', 'closed'] : ['closed', 'open'])
  })

  it('is closed with a reason, and reopened', async () => {
    const { _id } = await add()
    const close = () => sales.post(`/job/close/${_id}`, { reason: 'filled', note: 'By us' })
    expect((await close()).body).toMatchObject({
      message: 'Job Closed Successfully',
      data: { jobStatus: 'closed', closedReason: 'filled', closedNote: 'By us' },
    })
    expect((await close()).body.code).toBe('job.closed')
    const reopen = () => sales.post(`/job/reopen/${_id}`, {})
    expect((await reopen()).body).toMatchObject({
      message: 'Job Reopened Successfully',
      data: { jobStatus: 'open', closedReason: null, closedDate: null, closedNote: '' },
    })
    expect((await reopen()).body.code).toBe('job.open')
  })

  it('that expired needs another day to be open again', async () => {
    const { _id } = await add({ jobExpireDate: dayFrom(-2) })
    const reopen = (more: object) => sales.post(`/job/reopen/${_id}`, more)
    expect((await reopen({})).body).toMatchObject({
      code: 'job.expired',
      message: 'The expiry date has passed. Please choose a later one',
    })
    expect((await reopen({ jobExpireDate: dayFrom(-1) })).body.code).toBe('job.expired')
    expect((await reopen({ jobExpireDate: dayFrom(9) })).body.data).toMatchObject({ jobStatus: 'open' })
  })

  it('is cloned as one that says the same, open, with a requirement of its own', async () => {
    const { _id } = await add({ client, city: 'Dallas', minSalary: 5, maxSalary: 6, jobExpireDate: dayFrom(-2) })
    const { body } = await sales.post(`/job/clone/${_id}`)
    expect(body).toMatchObject({
      message: 'Job Cloned Successfully',
      data: { client, cityName: 'Dallas', minSalary: 5, jobStatus: 'open', jobExpireDate: null, version: 1 },
    })
    expect(body.data._id).not.toBe(_id)
    expect(body.data.requirement).toBe(body.data._id)
  })

  it('is seen in its unit, or in those of who made it', async () => {
    const own = await run.make.person('bench-sales', company)
    await run.db.owner`update membership set sight = 'own' where user_id = ${own.id}`
    const narrow = run.call(await run.make.session(own))
    const [theirs, others] = [await add({}, narrow), await add()]
    const { data } = await list({}, narrow)
    expect(data.map(({ _id }) => _id)).toEqual([theirs._id])
    expect((await narrow.post('/job/view', { jobId: others._id })).status).toBe(404)
  })
})

it('tells what happened to a job, newest first, by names', async () => {
  const { _id } = await add({ positions: 1 })
  await update(_id, { client, positions: 2, jobDescription: `${description} More of it.` })
  await sales.post(`/job/close/${_id}`, { reason: 'filled' })
  await sales.post(`/job/reopen/${_id}`, { jobExpireDate: '2099-01-01' })
  const { body } = await sales.post('/job/timeline', { jobId: _id })
  expect(body.data).toMatchObject([
    { action: 'reopened', changes: [{ field: 'jobExpireDate', before: null, after: '2099-01-01' }] },
    { action: 'closed', changes: [] },
    {
      action: 'changed',
      changes: [
        { field: 'client', before: null, after: 'Contoso' },
        { field: 'jobDescription', before: null, after: null },
        { field: 'positions', before: '1', after: '2' },
      ],
      userInfo: [{ _id: person.id }],
    },
    { action: 'added', changes: [] },
  ])
})
