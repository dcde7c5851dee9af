import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { readProfiles } from '../../src/features/job/job-match/read-profiles.ts'
import { sealSecret } from '../../src/features/mail/mailbox/secrets.ts'
import { type FieldCrypto, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { newId } from '../../src/platform/ids.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { localhostTls, trustLocalhost } from '../mail/localhost-tls.ts'
import { openPostOffice, type PostOffice } from '../mail/post-office.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const job = {
  jobTitle: 'Senior Java Developer',
  jobDescription: 'A Senior Java Developer who knows Java, Spring Boot and Kafka, for twelve months.',
  skill: ['Java', 'Kafka'],
}
let run: RunningApp
let fields: FieldCrypto
let post: PostOffice
let company: Company
let seller: Person
let bench: Caller
let vendor: string
let thread: string
let people: string[]

beforeAll(trustLocalhost)
beforeAll(async () => {
  post = await openPostOffice({
    ...{ secure: true, authOptional: false, ...localhostTls },
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
  })
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost' })
  fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
})
afterAll(async () => {
  await run.close()
  await post.close()
})
afterEach(() => run.db.owner`update mailbox set state = 'off'`)
beforeEach(async () => {
  post.delivered.splice(0)
  company = await run.make.company()
  seller = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(seller))
  vendor = await run.make.vendor(company, {
    name: 'Apex Consulting',
    email: 'desk@apex.example',
    created_by: seller.id,
  })
  await bench.post('/vendor/step-five', { vendorId: vendor, columns: ['location', 'relocation'] })
  thread = await newThread()
  people = []
  for (const first_name of ['Priya', 'Anita'])
    people.push(
      await run.make.candidate(company, {
        ...{ created_by: seller.id, first_name, last_name: 'Nair', job_title: 'Senior Java Developer' },
        ...{ skills: ['Java', 'Kafka'], location: 'Charlotte, NC' },
      }),
    )
})

async function newThread(): Promise<string> {
  const id = newId()
  await run.make.mailbox(company, {
    ...{ id, address: `${id}@harbor.example`, name: 'Harbor Talent', created_by: seller.id, member_id: seller.id },
    ...{ way: 'password', smtp_host: 'localhost', smtp_port: Number(new URL(post.url).port), user_name: 'jane' },
    sealed_password: sealSecret(fields, id, 'sealed_password', 'correct-horse-7714'),
  })
  return run.make.inboxThread(company, seller, { mailbox_id: id, kind: 'requirement' })
}

const submit = (more: object = {}, by = bench) =>
  by.post(`/inbox/submit/${thread}`, {
    ...{ words: 'Two people who fit.', job },
    people: people.map((candidate) => ({ candidate })),
    ...more,
  })
const submissions = async () => (await bench.post('/submission/list', {})).body.data as AnyRecord[]
const standing = async () => ({
  jobs: ((await bench.post('/job/list', {})).body.data as AnyRecord[]).length,
  contacts: ((await bench.post('/vendor-contact/list', {})).body.data as AnyRecord[]).length,
  submissions: (await submissions()).length,
  mails: ((await bench.post('/inbox/view', { id: thread })).body as unknown as { items: AnyRecord[] }).items.length,
})
const nothing = { jobs: 0, contacts: 0, submissions: 0, mails: 1 }

it('shows who fits what the mail asks for, with what the vendor wants to be told', async () => {
  await readProfiles(run.db.owner)
  const { body } = await bench.post(`/inbox/bench/${thread}`, { job })
  expect(body).toMatchObject({ total: 2, vendorName: 'Apex Consulting', words: expect.stringContaining('Hi Dana,') })
  const { titles, data } = body as unknown as { titles: string[]; data: AnyRecord[] }
  expect(titles).toEqual(['Name', 'Location', 'Ready to relocate'])
  expect(data.map(({ cells, hasRight, earlier }) => [cells, hasRight, earlier])).toContainEqual([
    ['Priya Nair', 'Charlotte, NC', 'No'],
    true,
    [],
  ])
  expect(await standing()).toEqual(nothing)
})

it('says of whoever does not meet a demand what the mail asks, in its words, beside what is on record', async () => {
  const opt = await run.make.lookup('work-authorization', { name: 'OPT beside' })
  const usual = { created_by: seller.id, job_title: 'Senior Java Developer', skills: ['Java', 'Kafka'] }
  const dear = { rate_amount: '90', rate_currency: 'USD', rate_per: 'hour', tax_term: 'C2C' }
  const id = await run.make.candidate(company, {
    ...{
      ...usual,
      ...dear,
      first_name: 'Omar',
      last_name: 'Diaz',
      location: 'Columbus, OH',
      work_authorization_id: opt,
    },
  })
  const paid = { rate_amount: '150000', rate_currency: 'USD', rate_per: 'year', tax_term: 'W2' }
  const yearly = await run.make.candidate(company, {
    ...{ ...usual, ...paid, first_name: 'Wendy', last_name: 'Low', location: 'Charlotte, NC' },
  })
  await readProfiles(run.db.owner)
  const c2c = await run.make.lookup('pay-type', { name: 'C2C' })
  const hourly = await run.make.lookup('salary-duration', { name: 'Hourly' })
  const asked = {
    ...{ ...job, city: 'Charlotte', state: 'NC', refusedAuthorization: [opt], authorizationWords: 'Visa: any but OPT' },
    ...{ maxSalary: 75, currency: 'USD', salaryDuration: hourly, payType: [c2c] },
  }
  const { data } = (await bench.post(`/inbox/bench/${thread}`, { job: asked })).body as unknown as { data: AnyRecord[] }
  const rate = { amount: 75, currency: 'USD', per: 'hour', taxTerms: ['C2C'] }
  expect(data.find(({ _id }) => _id === id)).toMatchObject({
    stops: ['authorization', 'place', 'rate'],
    beside: [
      { fact: 'authorization', words: 'Visa: any but OPT', refused: ['OPT beside'], has: 'OPT beside', ended: null },
      { fact: 'place', asked: ['Charlotte, NC'], has: 'Columbus, OH' },
      { fact: 'rate', asked: rate, has: { amount: 90, currency: 'USD', per: 'hour', taxTerm: 'C2C' } },
    ],
  })
  const unlike = { fact: 'rate', asked: rate, has: { amount: 150_000, currency: 'USD', per: 'year', taxTerm: 'W2' } }
  expect(data.find(({ _id }) => _id === yearly)).toMatchObject({ stops: [], beside: [unlike] })
})

it('is one write: the mail with table and resumes, the job, the contact, and a submission each with what went out', async () => {
  const { status, body } = await submit()
  expect([status, body.code]).toEqual([200, undefined])
  expect(await standing()).toEqual({ jobs: 1, contacts: 1, submissions: 2, mails: 2 })
  await expect.poll(() => post.delivered.length, { timeout: 15_000 }).toBe(1)
  const raw = post.delivered[0]?.raw ?? ''
  expect(raw).toMatch(/^In-Reply-To: <[^>]+@apex\.example>/im)
  expect(raw).toMatch(/^References: /im)
  expect(raw.match(/application\/pdf/g)).toHaveLength(2)
  expect(raw.replace(/=\r\n/g, '')).toMatch(/Ready to relocate/)
  // Not before the server took the mail.
  await expect.poll(async () => (await submissions()).map(({ state }) => state)).toEqual(['to-vendor', 'to-vendor'])
  const [one] = await submissions()
  expect(one).toMatchObject({
    state: 'to-vendor',
    mailInfo: [{ _id: thread }],
    hops: [{ party: 'vendor', vendor }],
    resumeInfo: [{ fileName: expect.stringMatching(/ Nair\.pdf$/) }],
  })
  const { data } = (await bench.post('/inbox/view', { id: thread })).body
  expect(data).toMatchObject({ jobInfo: [{ name: job.jobTitle }], contactInfo: [{ name: 'Dana Whitfield' }] })
})

it('names who stands in the way, and then nothing was written and nothing leaves', async () => {
  const work = await run.make.job(company, { created_by: seller.id })
  await bench.post('/submission/add', { candidateId: people[1], jobId: work })
  await bench.post(`/inbox/job/${thread}`, { job: work })
  const shown = (await bench.post(`/inbox/bench/${thread}`, {})).body
  expect(shown.code).toBe(undefined)
  const { status, body } = await submit()
  expect([status, body.code]).toEqual([409, 'submission.live'])
  expect(body.message).toContain('Anita Nair was submitted to this requirement by')
  expect(await standing()).toMatchObject({ submissions: 1, mails: 1, contacts: 0 })
  expect(post.delivered).toEqual([])
})

it('is done once, however often it is pressed at once', async () => {
  const { version } = (await bench.post('/inbox/view', { id: thread })).body.data as AnyRecord
  const all = await Promise.all(Array.from({ length: 20 }, () => submit({ version })))
  // Resumes are drawn for two presses of one person at a time: what comes meanwhile is not listened to, and what comes then is too late.
  const [first, ...others] = all.map(({ status }) => status).toSorted()
  expect(first).toBe(200)
  expect(others.filter((status) => status !== 409 && status !== 429)).toEqual([])
  expect(await standing()).toEqual({ jobs: 1, contacts: 1, submissions: 2, mails: 2 })
})

it('takes nobody of another company, and is nothing for whoever may not answer', async () => {
  const other = await run.make.candidate(await run.make.company())
  expect((await submit({ people: [{ candidate: other }] })).status).toBe(404)
  const by = async (role: 'company-user' | 'recruiter') =>
    run.call(await run.make.session(await run.make.person(role, company)))
  expect((await submit({}, await by('company-user'))).status).toBe(403)
  expect((await submit({}, await by('recruiter'))).status).toBe(404)
  expect((await submit({ job: undefined })).body.code).toBe('answer.noJob')
  expect(await standing()).toEqual(nothing)
})
