import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let seller: Person
let bench: Caller

beforeAll(async () => {
  // Nothing leaves: an answer is told of as soon as it is written, as one that waits.
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  seller = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(seller))
})

const timelines = { vendor: '/vendor/timeline', candidate: '/candidate/timeline', job: '/job/timeline' } as const
type Kind = keyof typeof timelines

const mailsOf = async (kind: Kind, id: string, by = bench, more: object = {}) => {
  const { body } = await by.post(timelines[kind], { [`${kind}Id`]: id, limit: 50, ...more })
  return (body.data as AnyRecord[]).flatMap(({ mail }) => (mail ? [mail as AnyRecord] : []))
}
const recordsOfMail = async () => ({
  vendor: await run.make.vendor(company, { created_by: seller.id }),
  candidate: await run.make.candidate(company, { created_by: seller.id }),
  job: await run.make.job(company, { created_by: seller.id }),
})
const kinds = Object.keys(timelines) as Kind[]

describe('the timeline of whom and what a mail is about', () => {
  it('tells what came in and what was answered, with the way to it', async () => {
    const { vendor, candidate, job } = await recordsOfMail()
    const about = { vendor_id: vendor, candidate_id: candidate, job_id: job }
    const mailbox_id = await run.make.mailbox(company)
    const thread = await run.make.inboxThread(company, seller, { ...about, mailbox_id })
    expect((await bench.post(`/inbox/answer/${thread}`, { words: 'She is.' })).status).toBe(200)
    for (const kind of kinds)
      expect(await mailsOf(kind, about[`${kind}_id`]), kind).toMatchObject([
        { way: 'out', state: 'queued', subject: 'Re: Bench', sender: '', threadInfo: [{ _id: thread }] },
        { way: 'in', subject: 'Bench', sender: 'Dana Whitfield', threadInfo: [{ _id: thread }] },
      ])
  })

  it('tells of a campaign once, however many of its mails went there, and not of those that were left out', async () => {
    const { vendor, candidate } = await recordsOfMail()
    const campaign = await run.make.campaign(company, seller, { state: 'done', subject: 'Our bench' })
    for (const state of ['accepted', 'bounced', 'queued'])
      await run.make.recipient(company, campaign, { vendor_id: vendor, state })
    await run.make.recipient(company, campaign, {
      candidate_id: candidate,
      state: 'left-out',
      left_out: 'unsubscribed',
    })
    expect(await mailsOf('vendor', vendor)).toMatchObject([
      { way: 'campaign', subject: 'Our bench', people: 2, campaignInfo: [{ _id: campaign }] },
    ])
    expect(await mailsOf('candidate', candidate)).toEqual([])
  })

  it('goes on where a page ended, with changes and mails in one order', async () => {
    const { body: added } = await bench.post('/vendor/step-one', {
      vendorName: 'Apex',
      primaryBusinessUnit: 'company',
    })
    const vendor = (added.data as AnyRecord)._id as string
    for (const subject of ['one', 'two', 'three'])
      await run.make.inboxThread(company, seller, { vendor_id: vendor, subject })
    const seen: string[] = []
    for (let before: string | undefined, isMore = true; isMore; ) {
      const { body } = await bench.post('/vendor/timeline', { vendorId: vendor, limit: 2, ...(before && { before }) })
      const page = body.data as AnyRecord[]
      seen.push(...page.map(({ action }) => String(action)))
      before = String(page.at(-1)?._id)
      isMore = (body as unknown as { hasMore: boolean }).hasMore
    }
    expect(seen).toEqual(['mail', 'mail', 'mail', 'added'])
  })

  it('keeps from a reader what they may not open', async () => {
    const { vendor } = await recordsOfMail()
    const [team, other] = [await run.make.unit(company), await run.make.unit(company)]
    const far = await run.make.person('bench-sales', company)
    await run.make.sight(seller, 'company', [team])
    await run.make.sight(far, 'team', [other])
    const shared = await run.make.vendor(company, { created_by: far.id })
    for (const vendor_id of [vendor, shared]) await run.make.inboxThread(company, seller, { vendor_id })
    expect(await mailsOf('vendor', shared)).toHaveLength(1)
    expect(await mailsOf('vendor', shared, run.call(await run.make.session(far)))).toEqual([])
    const recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
    expect((await recruiter.post('/vendor/timeline', { vendorId: shared })).status).not.toBe(500)
  })
})
