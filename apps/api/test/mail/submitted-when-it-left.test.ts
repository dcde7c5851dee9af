import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openPostOffice, type PostOffice, refusal } from './post-office.ts'

const job = {
  jobTitle: 'Senior Java Developer',
  jobDescription: 'A Senior Java Developer who knows Java, Spring Boot and Kafka, for twelve months.',
  skill: ['Java', 'Kafka'],
}
const noUser = refusal(550, 'No such user here')
let says: Error | 'cut' | 'silence' | undefined
let run: RunningApp
let post: PostOffice
let company: Company
let seller: Person
let bench: Caller
let thread: string
let candidate: string

beforeAll(async () => {
  post = await openPostOffice({ content: () => says })
  run = await runApp({ SMTP_URL: post.url, MAIL_ALLOWED_HOSTS: 'localhost' })
})
afterAll(async () => {
  await run.close()
  await post.close()
})
beforeEach(async () => {
  says = undefined
  post.delivered.splice(0)
  company = await run.make.company()
  seller = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(seller))
  await run.make.vendor(company, { name: 'Apex Consulting', email: 'desk@apex.example', created_by: seller.id })
  thread = await run.make.inboxThread(company, seller, { kind: 'requirement' })
  candidate = await run.make.candidate(company, {
    ...{ created_by: seller.id, first_name: 'Priya', last_name: 'Nair', job_title: 'Senior Java Developer' },
    ...{ skills: ['Java', 'Kafka'], location: 'Charlotte, NC' },
  })
})

async function submit(): Promise<string> {
  const { status, body } = await bench.post(`/inbox/submit/${thread}`, {
    ...{ words: 'Somebody who fits.', job },
    people: [{ candidate }],
  })
  expect([status, body.code]).toEqual([200, undefined])
  return (body as unknown as { submissions: [string] }).submissions[0]
}
const view = async (submissionId: string) =>
  (await bench.post('/submission/view', { submissionId })).body.data as AnyRecord
const stands = (id: string, state: string) =>
  expect.poll(async () => (await view(id)).state, { timeout: 15_000 }).toBe(state)
const answered = async () =>
  ((await bench.post('/inbox/view', { id: thread })).body as unknown as { items: AnyRecord[] }).items.filter(
    ({ direction }) => direction === 'out',
  )
const sendAgain = async (more: object = {}) =>
  bench.post(`/inbox/answer-again/${thread}`, { mail: (await answered())[0]?._id, ...more })
const goingOn = async () => (await bench.post('/submission/list', { filters: { isLive: true } })).body.totalDocs
const jobOf = async (id: string) => (await view(id)).job

it('is being sent until the server took the mail, keeps others away and counts nowhere', async () => {
  says = 'silence'
  const id = await submit()
  await expect.poll(() => post.delivered.length, { timeout: 15_000 }).toBe(1)
  expect(await view(id)).toMatchObject({ state: 'sending', isLive: false, mailInfo: [{ state: 'sending' }] })
  expect(await goingOn()).toBe(0)
  const second = await bench.post('/submission/add', { candidateId: candidate, jobId: await jobOf(id) })
  expect(second.body.code).toBe('submission.live')
  const before = (await view(id)).stateDate
  post.answerAll()
  await stands(id, 'to-vendor')
  expect((await view(id)).stateDate).not.toBe(before)
  expect(await view(id)).toMatchObject({ isLive: true, mailInfo: [{ state: 'accepted', _id: thread }] })
  expect(await goingOn()).toBe(1)
})

it('was not sent where the server refused the mail: it counts nowhere, stops nobody, and its submitter is told', async () => {
  says = noUser
  const id = await submit()
  await stands(id, 'not-sent')
  expect(await view(id)).toMatchObject({
    isLive: false,
    mailInfo: [{ state: 'refused', answer: '550 No such user here' }],
  })
  expect(await goingOn()).toBe(0)
  const jobId = await jobOf(id)
  expect((await bench.post('/submission/check', { candidateId: candidate, jobId })).body.data).toEqual([])
  const told = (await bench.post('/notification/list', {})).body.data as AnyRecord[]
  expect(told.map(({ kind, params }) => [kind, params])).toEqual([
    ['submission-not-sent', { name: 'Priya Nair', job: job.jobTitle }],
  ])
  expect((await bench.post('/submission/add', { candidateId: candidate, jobId })).status).toBe(200)
  const timeline = (await bench.post('/candidate/timeline', { candidateId: candidate, limit: 20 })).body
    .data as AnyRecord[]
  expect(timeline.flatMap(({ mail }) => (mail ? [mail] : []))).toMatchObject([{ way: 'out', state: 'refused' }])
  // A submission that stands now keeps the refused one from leaving once more.
  says = undefined
  expect((await sendAgain()).body.code).toBe('submission.live')
  expect(await view(id)).toMatchObject({ state: 'not-sent' })
  expect(post.delivered).toHaveLength(1)
})

it('leaves again under the same name once it is sent again, and nobody is submitted twice', async () => {
  says = noUser
  const id = await submit()
  await stands(id, 'not-sent')
  says = undefined
  const all = await Promise.all([sendAgain(), sendAgain(), sendAgain()])
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await stands(id, 'to-vendor')
  const names = post.delivered.map(({ raw }) => /^Message-ID: (<\S+>)/im.exec(raw)?.[1])
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(await answered()).toMatchObject([{ answerState: 'accepted' }])
  expect((await sendAgain()).body.code).toBe('answer.notSentAgain')
})

it('says that nobody knows where the server hung up, keeps others away, and asks before it leaves again', async () => {
  says = 'cut'
  const id = await submit()
  await stands(id, 'unknown')
  const second = await bench.post('/submission/add', { candidateId: candidate, jobId: await jobOf(id) })
  expect(second.body.code).toBe('submission.live')
  says = undefined
  expect((await sendAgain()).body.code).toBe('answer.mayHaveArrived')
  expect(post.delivered).toHaveLength(1)
  expect((await sendAgain({ mayArriveTwice: true })).status).toBe(200)
  await stands(id, 'to-vendor')
})

it('ends with a mail whose worker was lost, as one that nobody knows of or that could not be sent', async () => {
  says = 'silence'
  const id = await submit()
  await expect.poll(() => post.delivered.length, { timeout: 15_000 }).toBe(1)
  const lose = async (values: object) => {
    await run.db.owner`update inbox_mail set ${run.db.owner(values)}, due_at = now() - interval '2 minutes'
      where thread_id = ${thread} and direction = 'out'`
    await run.db.owner`insert into pgboss.job (name, data) values ('resume-answers', '{}')`
  }
  await lose({ attempts: 9 })
  await stands(id, 'unknown')
  await lose({ answer_state: 'sending', content_at: null })
  await stands(id, 'not-sent')
  expect(await answered()).toMatchObject([{ answerState: 'refused', answer: 'It could not be sent.' }])
  expect(post.delivered).toHaveLength(1)
  post.answerAll()
})

it('is not sent again for whoever was withdrawn meanwhile', async () => {
  says = noUser
  const id = await submit()
  await stands(id, 'not-sent')
  expect((await bench.post(`/submission/withdraw/${id}`, {})).status).toBe(200)
  expect((await sendAgain()).body.code).toBe('submission.movedOn')
})

it('stands with the client where nobody is between, and says that nothing left where it was noted by hand', async () => {
  const client = await run.make.client(company)
  const jobId = await run.make.job(company, { created_by: seller.id, client_id: client })
  const { body } = await bench.post('/submission/add', { candidateId: candidate, jobId })
  expect(body.data).toMatchObject({ state: 'to-client', mailInfo: [] })
})
