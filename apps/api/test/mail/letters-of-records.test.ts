import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openPostOffice, type PostOffice, refusal } from './post-office.ts'

let says: Error | 'cut' | 'silence' | undefined
let run: RunningApp
let post: PostOffice
let company: Company
let owner: Caller

beforeAll(async () => {
  post = await openPostOffice({ content: () => says })
  run = await runApp({ SMTP_URL: post.url, PUBLIC_URL: 'https://work.example' })
})
afterAll(async () => {
  await run.close()
  await post.close()
})
beforeEach(async () => {
  says = undefined
  post.delivered.splice(0)
  await run.db.owner`truncate rate_limit, letter_turn`
  company = await run.make.company({ name: 'Harbor Talent' })
  owner = run.call(await run.make.tokenOf('owner', company))
})

interface Written {
  id: string
  letter: () => Promise<AnyRecord>
  again: () => Promise<{ status: number; body: AnyRecord }>
}

async function invited(): Promise<Written> {
  const person = { firstName: 'Jane', lastName: 'Doe', email: `jane-${Date.now()}@example.com`, role: 'recruiter' }
  const { status, body } = await owner.post('/company-member/invite', { people: [person] })
  expect([status, body.message]).toEqual([200, 'Invitations on their way'])
  const list = async () => (await owner.post('/invitation/list', {})).body.data as AnyRecord[]
  const id = String((await list())[0]?._id)
  return {
    id,
    letter: async () => (await list())[0]?.letter as AnyRecord,
    again: () => owner.post(`/invitation/resend/${id}`, {}),
  }
}

async function asked(): Promise<Written> {
  const candidateId = await run.make.candidate(company, { email: `jane-${Date.now()}@example.com` })
  const jobId = await run.make.job(company)
  const { status, body } = await owner.post('/representation/ask', { candidateId, jobId })
  expect([status, body.message]).toEqual([200, 'Request on its way'])
  const list = async () =>
    (await owner.post('/representation/list', { filters: { candidate: candidateId } })).body.data as AnyRecord[]
  const id = String((await list())[0]?._id)
  return {
    id,
    letter: async () => (await list())[0]?.letter as AnyRecord,
    again: () => owner.post(`/representation/send-again/${id}`, {}),
  }
}

const linkOf = (raw: string | undefined) =>
  /https:\/\/work\.example\/\w+\/[\w-]{20,}/.exec((raw ?? '').replace(/=\r\n/g, ''))?.[0]

it.each([
  ['an invitation', invited],
  ['a request for the right to represent', asked],
])(
  'of %s: on its way until the server took it, not sent if that refused it, and then sent again by a press',
  async (_, make) => {
    says = 'silence'
    const written = await make()
    await expect.poll(() => post.delivered.length, { timeout: 15_000 }).toBe(1)
    expect(await written.letter()).toMatchObject({ state: 'sending' })
    says = undefined
    post.answerAll()
    await expect
      .poll(written.letter, { timeout: 15_000 })
      .toMatchObject({ state: 'accepted', answer: expect.stringContaining('4711') })

    says = refusal(550, 'No such user here')
    await run.db.owner`truncate rate_limit, letter_turn`
    expect((await written.again()).status).toBe(200)
    await expect
      .poll(written.letter, { timeout: 15_000 })
      .toMatchObject({ state: 'refused', answer: '550 No such user here' })
    says = 'cut'
    await run.db.owner`truncate rate_limit, letter_turn`
    await written.again()
    await expect.poll(written.letter, { timeout: 15_000 }).toMatchObject({ state: 'unknown' })
    says = undefined
    await run.db.owner`truncate rate_limit, letter_turn`
    await written.again()
    await expect.poll(written.letter, { timeout: 15_000 }).toMatchObject({ state: 'accepted' })
    // Each letter has a link of its own, and only the last one opens.
    const links = post.delivered.map(({ raw }) => linkOf(raw))
    expect(new Set(links).size).toBe(4)
  },
)

it('of a request: one that was answered or ended is not sent again, and a second within a minute waits', async () => {
  const written = await asked()
  expect((await written.again()).body.code).toBe('letter.tooSoon')
  await owner.post(`/representation/revoke/${written.id}`, {})
  expect((await written.again()).body.code).toBe('representation.notOpen')
})
