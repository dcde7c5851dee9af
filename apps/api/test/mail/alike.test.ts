import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type InboxDesk, openInboxDesk } from './inbox-desk.ts'

let desk: InboxDesk
let company: Company
let seller: Person
let bench: Caller

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ company, seller, bench } = await desk.openCompany())
})
afterEach(() => desk.closeCompany())

const ad = (rate: string, more: string[] = []) => [
  ...['Job Title: Senior Java Developer', 'Client: Northwind Systems', 'Location: Charlotte, NC'],
  ...[`Rate: ${rate}`, 'Skills: Java, Spring Boot, Kafka', 'You build payment services in a team of eight.', ...more],
]
const queue = async (by = bench, more: object = {}) =>
  (await by.post('/inbox/list', { sortBy: 'lastDate', filters: { state: 'open', isFirstAlike: true, ...more } }))
    .body as unknown as { data: AnyRecord[]; totalDocs: number }
const alikeOf = async (id: string, by = bench) =>
  ((await by.post('/inbox/view', { id })).body as unknown as { alike: AnyRecord[] }).alike
/** Conversations that ask for the same, the last the newest. */
async function likeRequirements(more: object[]): Promise<string[]> {
  const alike_id = newId()
  const ids: string[] = []
  for (const [at, one] of more.entries())
    ids.push(
      await desk.run.make.inboxThread(company, seller, {
        ...{
          kind: 'requirement',
          kind_rule: 'job-read',
          alike_id,
          last_at: new Date(Date.now() - 60_000 + at),
          ...one,
        },
      }),
    )
  return ids
}

describe('like requirements', () => {
  it('are one row as they come in, with what each vendor pays', async () => {
    await desk.connect()
    desk.deliver({ subject: 'Java, Charlotte', from: 'Dana <dana@apex.example>', body: ad('$75/hr on C2C') })
    desk.deliver({ subject: 'Req: Java Dev', from: 'Ines <ines@teksource.example>', body: ad('$74/hr', ['Net 45.']) })
    desk.deliver({ subject: 'Python, Charlotte', body: ad('$80/hr').map((line) => line.replace('Java', 'Python')) })
    await expect.poll(async () => (await queue(bench, { isFirstAlike: false })).totalDocs, { timeout: 15_000 }).toBe(1)
    await expect.poll(async () => (await queue()).totalDocs, { timeout: 15_000 }).toBe(2)
    const java = (await queue()).data.find(({ alike }) => (alike as unknown[]).length > 0)
    expect(java?.alike).toMatchObject([
      { senderName: 'Ines', rate: { min: 74, max: null, currency: 'USD', per: 'hour' } },
      { senderName: 'Dana', rate: { min: 75 }, payTypes: ['C2C'] },
    ])
  })

  it('are shown to each reader as far as they see them, and counted so', async () => {
    const [team, other] = [await desk.run.make.unit(company), await desk.run.make.unit(company)]
    const far = await desk.run.make.person('bench-sales', company)
    await desk.run.make.sight(seller, 'company', [team])
    await desk.run.make.sight(far, 'team', [other])
    const mailbox_id = await desk.run.make.mailbox(company)
    const [shared = '', own = ''] = await likeRequirements([{ mailbox_id }, {}])
    const byFar = desk.run.call(await desk.run.make.session(far))
    expect((await queue()).data).toMatchObject([{ _id: own, alike: [{ _id: own }, { _id: shared }] }])
    expect(await queue(byFar)).toMatchObject({ totalDocs: 1, data: [{ _id: shared, alike: [] }] })
    expect(await alikeOf(shared, byFar)).toEqual([])
    const recruiter = desk.run.call(await desk.run.make.session(await desk.run.make.person('recruiter', company)))
    expect((await queue(recruiter)).totalDocs).toBe(0)
  })

  it('wait one after the other: where the newest is done, the next stands for the rest', async () => {
    const [older, newer] = await likeRequirements([{}, {}])
    expect((await queue()).data).toMatchObject([{ _id: newer }])
    await bench.post(`/inbox/done/${newer}`, {})
    expect((await queue()).data).toMatchObject([{ _id: older, alike: [{ _id: newer, state: 'done' }, { _id: older }] }])
  })

  it('are parted and joined by hand, and no rule says otherwise after that', async () => {
    const [older = '', newer = ''] = await likeRequirements([{}, {}])
    expect((await bench.post(`/inbox/part-alike/${newer}`, {})).status).toBe(200)
    expect([(await queue()).totalDocs, await alikeOf(older)]).toEqual([2, []])
    expect((await bench.post(`/inbox/join-alike/${newer}`, { other: older })).status).toBe(200)
    expect((await queue()).data).toMatchObject([{ _id: newer, alike: [{ _id: newer }, { _id: older }] }])
    expect((await bench.post(`/inbox/join-alike/${newer}`, { other: older })).body.code).toBe('alike.same')
    const question = await desk.run.make.inboxThread(company, seller)
    expect((await bench.post(`/inbox/join-alike/${question}`, { other: older })).body.code).toBe('alike.noRequirement')
  })

  it('stay apart where somebody parted them, whatever comes', async () => {
    await desk.connect()
    const first = { subject: 'Java', id: '<first@apex.example>', body: ad('$75/hr') }
    desk.deliver(first)
    desk.deliver({ subject: 'Java too', from: 'Ines <ines@teksource.example>', body: ad('$74/hr') })
    await expect.poll(async () => (await queue(bench, { isFirstAlike: false })).totalDocs, { timeout: 15_000 }).toBe(1)
    const [hidden] = (await queue(bench, { isFirstAlike: false })).data
    await bench.post(`/inbox/part-alike/${hidden?._id}`, {})
    desk.deliver({ subject: 'Re: Java', head: ['In-Reply-To: <first@apex.example>'], body: ad('$76/hr') })
    await expect.poll(async () => (await queue()).data.map(({ mails }) => mails), { timeout: 15_000 }).toContain(2)
    expect((await queue()).totalDocs).toBe(2)
  })

  it('no more stand beside each other where one is called something else', async () => {
    const [older = '', newer = ''] = await likeRequirements([{}, {}])
    await bench.post(`/inbox/kind/${newer}`, { kind: 'question' })
    expect([await alikeOf(older), (await queue()).totalDocs]).toEqual([[], 2])
  })
})
