import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let bench: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company({ name: 'Harbor Talent' })
  person = await run.make.person('bench-sales', company, { first_name: 'Bea', last_name: 'Sales' })
  bench = run.call(await run.make.session(person))
})
afterAll(() => run.close())

const field = (key: string) => `<span data-field="${key}"></span>`
let count = 0
const details = (more: object = {}) => ({
  name: `Mail ${++count}`,
  topic: 'hotlists',
  subject: 'People for {{vendor.name}}',
  body: `<p>Dear ${field('contact.firstName')},</p>`,
  ...more,
})
const add = async (more: object = {}, by = bench) =>
  (await by.post<{ data: AnyRecord }>('/email-template/add', details(more))).body.data
const view = async (templateId: unknown, by = bench) =>
  (await by.post<{ data: AnyRecord }>('/email-template/view', { templateId })).body.data
const preview = async (input: object, by = bench) =>
  (await by.post<{ data: AnyRecord }>('/email-template/preview', input)).body.data

describe('an email template', () => {
  it('is added for the whole company, active, with the fields that it needs named', async () => {
    const { body } = await bench.post('/email-template/add', details({ name: 'Whole', email: 'desk@harbor.example' }))
    expect(body).toMatchObject({
      message: 'Email Template Added Successfully',
      data: {
        ...{ name: 'Whole', businessUnit: 'company', status: 'active', email: 'desk@harbor.example', versions: 1 },
        fields: ['contact.firstName', 'vendor.name'],
      },
    })
  })

  it.each([
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(51), 'Maximum 50 characters'],
    ['topic', undefined, 'Topic is required'],
    ['businessUnit', 'ab', 'Business Unit is required'],
    ['email', 'nobody', 'Wrong email format'],
    ['subject', '', 'Subject is required'],
    ['subject', 'For {{client.name}}', 'Please use only the fields of the menu in double braces'],
    ['subject', 'For {{candidates}}', 'A table cannot stand in a subject'],
    ['body', '', 'Message is required'],
    ['body', '<p> </p><script>alert(1)</script>', 'Message is required'],
    ['body', '<p>{{secret}}</p>', 'Please use only the fields of the menu in double braces'],
    ['body', `<p>${'x'.repeat(15_001)}</p>`, 'Maximum 15000 characters'],
    ['body', `${'<p><strong>x</strong></p>'.repeat(5_000)}`, 'Maximum 15000 characters'],
  ])('refuses %s %j', async (name, value, message) => {
    const { status, body } = await bench.post('/email-template/add', details({ [name]: value }))
    expect([status, body.fields?.[name]]).toEqual([400, message])
  })

  it('may say fifteen thousand characters, whatever their markup and however they are written', async () => {
    const body = `<p><strong>${'é&amp;'.repeat(7_500)}</strong></p>`
    expect((await bench.post('/email-template/add', details({ body }))).status).toBe(200)
  })

  it('keeps no script, and makes a field of what was typed in braces', async () => {
    const { _id } = await add({
      body: '<p onclick="alert(1)">Dear {{contact.firstName}}<script>alert(1)</script><img src="https://a.b/c"></p>',
    })
    expect((await view(_id)).body).toBe(`<p>Dear ${field('contact.firstName')}</p>`)
  })

  it('has a name that no other has, in any case, until that one is in the bin', async () => {
    const { _id } = await add({ name: 'Morning' })
    const taken = await bench.post('/email-template/add', details({ name: 'MORNING' }))
    expect([taken.status, taken.body.code]).toEqual([409, 'emailTemplate.nameTaken'])
    await bench.delete(`/email-template/delete/${_id}`)
    expect((await bench.post('/email-template/add', details({ name: 'MORNING' }))).status).toBe(200)
  })

  it('is copied under a free name, with a version of its own', async () => {
    const { _id } = await add({ name: 'Evening' })
    const { body } = await bench.post<{ data: AnyRecord }>(`/email-template/copy/${_id}`, {})
    expect(body.data).toMatchObject({ name: 'Copy of Evening', versions: 1 })
  })

  it('of a unit is seen there, above, and by whoever made it; another company finds none', async () => {
    const [team, other] = [await run.make.unit(company), await run.make.unit(company)]
    const [mate, stranger] = await Promise.all(
      [team, other].map(async (unit) => {
        const member = await run.make.person('bench-sales', company)
        await run.make.sight(member, 'team', [unit])
        return run.call(await run.make.session(member))
      }),
    )
    const { _id } = await add({ businessUnit: team })
    const seenBy = async (caller: Caller | undefined) =>
      (await caller?.post('/email-template/view', { templateId: _id }))?.status
    expect([await seenBy(mate), await seenBy(stranger), await seenBy(bench)]).toEqual([200, 404, 200])
    const outside = await run.make.person('owner', await run.make.company())
    expect(await seenBy(run.call(await run.make.session(outside)))).toBe(404)
  })
})

describe('versions', () => {
  it('keep every wording with who saved it; a new name or status makes none', async () => {
    const { _id } = await add()
    const change = (more: object) => bench.put(`/email-template/update/${_id}`, more)
    await change({ subject: 'Second' })
    await change({ name: 'Another name', status: 'inactive' })
    await change({ subject: 'Second' })
    const { body } = await bench.post<{ data: AnyRecord[] }>('/email-template/versions', { templateId: _id })
    expect(body.data.map(({ number, subject }) => [number, subject])).toEqual([
      [2, 'Second'],
      [1, 'People for {{vendor.name}}'],
    ])
    expect(body.data[0]?.userInfo).toMatchObject([{ firstName: 'Bea' }])
  })

  it('come back as a new one, and what stood until then stays', async () => {
    const { _id, version } = await add({ subject: 'First' })
    await bench.put(`/email-template/update/${_id}`, { subject: 'Second' })
    const late = await bench.post('/email-template/restore-version', { templateId: _id, number: 1, version })
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
    const back = await bench.post('/email-template/restore-version', { templateId: _id, number: 1 })
    expect(back.body.data).toMatchObject({ subject: 'First', versions: 3 })
    const [row] = await run.db
      .owner`select action, after from audit where record_id = ${String(_id)} order by id desc limit 1`
    expect(row).toMatchObject({ action: 'email-template.restore-version', after: { restored: 1, subject: 'First' } })
    const none = await bench.post('/email-template/restore-version', { templateId: _id, number: 99 })
    expect([none.status, none.body.code]).toEqual([404, 'emailTemplate.versionUnknown'])
  })

  it('are saved one after the other by two at once', async () => {
    const { _id } = await add()
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => bench.put(`/email-template/update/${_id}`, { subject: `At once ${at}` })),
    )
    const { body } = await bench.post<{ data: AnyRecord[] }>('/email-template/versions', { templateId: _id })
    expect(body.data.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })
})

describe('a preview', () => {
  it('says what a contact of a vendor would get, with the table as that vendor wants it', async () => {
    const vendor = await run.make.vendor(company, { name: 'Apex & Co', visibility: 'company' })
    const contact = await run.make.vendorContact(company, vendor, { first_name: 'Maria', last_name: 'Gomez' })
    const people = await Promise.all(
      ['Ada', 'Bo'].map((first_name) =>
        run.make.candidate(company, {
          ...{
            first_name,
            last_name: 'Stone',
            job_title: 'Java engineer',
            location: 'Dallas',
            skills: ['Java', 'Kafka'],
          },
          ...{ rate_amount: 90, rate_currency: 'USD', rate_per: 'hour' },
        }),
      ),
    )
    await bench.post('/vendor/step-five', { vendorId: vendor, columns: ['rate', 'legalName', 'name', 'skills'] })
    const mail = await preview({
      subject: 'For {{vendor.name}} by {{sender.name}}',
      body: `<p>Dear ${field('contact.fullName')} of ${field('vendor.name')}</p><p>${field('candidates')}</p>`,
      contactId: contact,
      candidateIds: people,
    })
    expect(mail).toMatchObject({ subject: 'For Apex & Co by Bea Sales', unfilled: [] })
    expect(mail.html).toContain('Dear <bdi>Maria Gomez</bdi> of <bdi>Apex &amp; Co</bdi>')
    const titles = [...String(mail.html).matchAll(/<th [^>]*><bdi>([^<]*)/g)].map(([, title]) => title)
    expect(titles).toEqual(['Name', 'Rate', 'Skills'])
    expect(mail.text).toMatch(/Ada Stone +\$90\/hr +Java, Kafka/)
    expect(mail.text).not.toContain('Dallas')
  })

  it('says of a job where it is and what it pays, and never its client', async () => {
    const client = await run.make.client(company, { name: 'Secret End Client' })
    const job = await run.make.job(company, {
      ...{ job_title: 'Tester', client_id: client, reference: 'R-7', min_salary: 60, max_salary: 80, currency: 'USD' },
      places: [{ city_name: 'Dallas', state_name: 'Texas' }],
    })
    const mail = await preview({
      subject: '{{job.title}} {{job.code}}',
      body: `<p>${field('job.location')}, ${field('job.rate')}</p>`,
      jobId: job,
    })
    expect(mail.subject).toBe('Tester R-7')
    expect(mail.text).toContain('Dallas, Texas, $60 – $80')
    expect(JSON.stringify(mail)).not.toContain('Secret')
  })

  it('names what cannot be filled, and fills nothing from beyond the sight of its reader', async () => {
    const elsewhere = await run.make.company()
    const hidden = await run.make.candidate(elsewhere, { first_name: 'Hidden' })
    const mail = await preview({
      subject: 'For {{candidate.firstName}}',
      body: `<p>${field('contact.firstName')} ${field('candidates')} ${field('unit.signature')}</p>`,
      candidateIds: [hidden],
      contactId: crypto.randomUUID(),
    })
    expect(mail.unfilled).toEqual(['contact.firstName', 'candidate.firstName', 'candidates', 'unit.signature'])
    expect(JSON.stringify(mail)).not.toContain('Hidden')
  })

  it('to a candidate is filled with that candidate, in the language that is asked for', async () => {
    const candidate = await run.make.candidate(company, { first_name: 'Ada', last_name: 'Stone', job_title: 'Tester' })
    const unit = await run.make.unit(company, { signature: 'Harbor\nDallas', postal_address: '12 Dock Street\nDallas' })
    const mail = await preview({
      subject: '{{candidate.jobTitle}}',
      body: `<p>${field('contact.firstName')}</p><p>${field('unit.signature')}</p>`,
      candidateIds: [candidate],
      businessUnit: unit,
      language: 'ar',
    })
    expect(mail).toMatchObject({ subject: 'Tester', unfilled: [] })
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.html).toContain('Harbor<br />Dallas')
    expect(mail.text).toContain('12 Dock Street, Dallas')
  })
})
