import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { openDesk, openSales, says } from './campaign-desk.ts'
import { refusal } from './post-office.ts'

type Stands = 'sending' | 'left' | 'not sent' | 'unknown'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
let candidate: string
let job: string
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.run.db.owner`truncate rate_limit, letter_turn`
  desk.office.delivered.splice(0)
  sales = await openSales(desk.run)
  const { company, person } = sales
  candidate = await desk.run.make.candidate(company, { created_by: person.id, email: `jane-${company.id}@example.com` })
  job = await desk.run.make.job(company, { created_by: person.id })
})
afterEach(() => {
  says.address = () => undefined
  says.content = () => undefined
  desk.office.answerAll()
})

/** One press by which something is to happen once a mail has left. */
interface Pressed {
  /** Answer to the press. */
  message: unknown
  /** Finds the record of it as it stands. */
  stands: () => Promise<Stands>
  /** Has it go once more, by a press; a campaign is sent to whoever did not get it as another one. */
  again?: () => Promise<number>
}

const ofMail: Record<string, Stands> = {
  queued: 'sending',
  sending: 'sending',
  accepted: 'left',
  refused: 'not sent',
  unknown: 'unknown',
}
const ofSubmission: Record<string, Stands> = {
  sending: 'sending',
  'to-vendor': 'left',
  'not-sent': 'not sent',
  unknown: 'unknown',
}
const found = (state: unknown, names: Record<string, Stands>): Stands => {
  const stands = names[String(state)]
  if (!stands) throw new Error(`Nobody expected ${String(state)}.`)
  return stands
}
const post = async (path: string, body: object = {}) => {
  const answer = await sales.bench.post(path, body)
  expect([path, answer.status, answer.body.code]).toEqual([path, 200, undefined])
  return answer.body as unknown as AnyRecord & { data: AnyRecord; message: string }
}
const listed = async (path: string, filters: object = {}, by = sales.bench) =>
  (await by.post(path, { filters })).body.data as AnyRecord[]
const again = async (path: string, body: object = {}) => {
  await desk.run.db.owner`truncate rate_limit, letter_turn`
  return (await sales.bench.post(path, body)).status
}

const newThread = () => desk.run.make.inboxThread(sales.company, sales.person, { kind: 'requirement', job_id: job })
const answerOf = async (thread: string) =>
  ((await sales.bench.post('/inbox/view', { id: thread })).body as unknown as { items: AnyRecord[] }).items.find(
    ({ direction }) => direction === 'out',
  ) as AnyRecord
const answerAgain = async (thread: string) =>
  again(`/inbox/answer-again/${thread}`, { mail: (await answerOf(thread))._id, mayArriveTwice: true })

const letterOf =
  (path: string, by = () => sales.bench) =>
  async () => {
    const [row] = await listed(path, {}, by())
    return found((row?.letter as AnyRecord | undefined)?.state, ofMail)
  }

const senders: Record<string, () => Promise<Pressed>> = {
  async campaign() {
    const { contacts } = await sales.vendorWith([`hannah-${sales.company.id}@vendor.example`])
    const id = String((await sales.draft({ contacts }))._id)
    const { message } = await post(`/campaign/start/${id}`)
    return { message, stands: async () => found((await sales.rowsOf(id))[0]?.state, ofMail) }
  },
  async answer() {
    const thread = await newThread()
    const { message } = await post(`/inbox/answer/${thread}`, { words: 'Yes, she is.' })
    return {
      message,
      stands: async () => found((await answerOf(thread)).answerState, ofMail),
      again: () => answerAgain(thread),
    }
  },
  async submission() {
    const thread = await newThread()
    const { message, submissions } = await post(`/inbox/submit/${thread}`, {
      ...{ words: 'Somebody who fits.', people: [{ candidate }] },
    })
    const [submissionId] = submissions as string[]
    return {
      message,
      stands: async () => found((await post('/submission/view', { submissionId })).data.state, ofSubmission),
      again: () => answerAgain(thread),
    }
  },
  async representation() {
    const { message, data } = await post('/representation/ask', { candidateId: candidate, jobId: job })
    return {
      message,
      stands: letterOf('/representation/list'),
      again: () => again(`/representation/send-again/${data._id}`),
    }
  },
  async presentation() {
    const added = await post('/submission/add', { candidateId: candidate, jobId: job })
    const { message, data } = await post('/presentation/add', {
      ...{ jobId: job, people: [{ submissionId: added.data._id }] },
      mailTo: `c-${sales.company.id.slice(0, 18)}@client.example`,
    })
    return {
      message,
      stands: letterOf('/presentation/list'),
      again: () => again(`/presentation/renew/${data._id}`, { byMail: true }),
    }
  },
  async invitation() {
    const person = { firstName: 'Jane', lastName: 'Doe', email: `i-${sales.company.id.slice(0, 18)}@example.com` }
    const { status, body } = await sales.owner.post('/company-member/invite', {
      people: [{ ...person, role: 'recruiter' }],
    })
    expect([status, body.code]).toEqual([200, undefined])
    const [{ _id } = {}] = body.data as AnyRecord[]
    return {
      message: body.message,
      stands: letterOf('/invitation/list', () => sales.owner),
      again: async () => {
        await desk.run.db.owner`truncate rate_limit, letter_turn`
        return (await sales.owner.post(`/invitation/resend/${_id}`, {})).status
      },
    }
  },
}

const servers: { name: string; behave: () => void; ends: Stands }[] = [
  { name: 'takes it', behave: () => undefined, ends: 'left' },
  {
    name: 'refuses its address',
    behave: () => {
      says.address = () => refusal(550, 'No such user here')
    },
    ends: 'not sent',
  },
  {
    name: 'refuses its content',
    behave: () => {
      says.content = () => refusal(554, 'Message refused')
    },
    ends: 'not sent',
  },
  {
    name: 'hangs up after its content',
    behave: () => {
      says.content = () => 'cut'
    },
    ends: 'unknown',
  },
]

describe.each(Object.keys(senders))('what happens by a %s', (name) => {
  const press = async () => (await senders[name]?.()) as Pressed
  const ends = (pressed: Pressed, state: Stands) => expect.poll(pressed.stands, { timeout: 20_000 }).toBe(state)

  it.each(servers)('where the server $name: $ends', async ({ behave, ends: state }) => {
    behave()
    const pressed = await press()
    // No answer to the press says what has not happened.
    expect(pressed.message).not.toMatch(/\b(sent|submitted)\b/i)
    await ends(pressed, state)
    const before = desk.office.delivered.length
    says.address = () => undefined
    says.content = () => undefined
    // Nothing that failed goes again by itself, and a press has it go once.
    if (!pressed.again || state === 'left') return
    expect(await pressed.again()).toBe(200)
    await ends(pressed, 'left')
    expect(desk.office.delivered.length).toBe(before + 1)
  })

  it('where the server is slow: on its way until it has answered', async () => {
    says.content = () => 'silence'
    const pressed = await press()
    await expect.poll(() => desk.office.delivered.length, { timeout: 20_000 }).toBe(1)
    expect(await pressed.stands()).toBe('sending')
    desk.office.answerAll()
    await ends(pressed, 'left')
    expect(desk.office.delivered).toHaveLength(1)
  })
})

describe('a submission whose mail has not left', () => {
  it.each([
    ['is being sent', 'silence' as const, 'sending', { counts: 0, second: 'submission.live' }],
    ['was refused', refusal(554, 'Message refused'), 'not-sent', { counts: 0, second: undefined }],
    ['may have arrived', 'cut' as const, 'unknown', { counts: 1, second: 'submission.live' }],
    ['has arrived', undefined, 'to-vendor', { counts: 1, second: 'submission.live' }],
  ])('%s: is counted and keeps others away accordingly', async (_, said, state, { counts, second }) => {
    says.content = () => said
    const thread = await newThread()
    const { submissions } = await post(`/inbox/submit/${thread}`, { words: 'She fits.', people: [{ candidate }] })
    const [submissionId] = submissions as string[]
    const view = async () => (await post('/submission/view', { submissionId })).data
    await expect.poll(async () => (await view()).state, { timeout: 20_000 }).toBe(state)
    const goingOn = await sales.bench.post('/submission/list', { filters: { isLive: true } })
    expect(goingOn.body.totalDocs).toBe(counts)
    const { body } = await sales.bench.post('/submission/add', { candidateId: candidate, jobId: job })
    expect(body.code).toBe(second)
  })
})
