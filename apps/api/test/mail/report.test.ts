import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageIdOf, recipientOfMessageId } from '../../src/features/mail/recipient/message-id.ts'
import { noteReport } from '../../src/features/mail/recipient/note-report.ts'
import { readMail } from '../../src/platform/mail/read-mail.ts'
import type { Platform } from '../../src/platform.ts'
import type { AnyRecord } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { reportOf } from './delivery-reports.ts'
import { someFields } from './limits.ts'

const from = 'sales@harbor.example'
let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let platform: Platform
let company: Company
let person: Person
let campaign: string
let recipient: string
let count = 0
let address: string

beforeAll(async () => {
  run = await runApp()
  reminding = await openReminding(run)
  platform = reminding.platform
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  address = `gone-${++count}@vendor.example`
  campaign = await run.make.campaign(company, person, { state: 'done', subject: 'Java bench' })
  recipient = await run.make.recipient(company, campaign, { address, answer: '250 queued' })
})

const note = async (told: object = {}, by = company) => {
  const mail = await readMail(
    Buffer.from(reportOf({ address, messageId: messageIdOf(platform, recipient, from), ...told })),
  )
  return noteReport({ db: run.db.sql, platform }, by.id, mail)
}
const rowOf = async (id = recipient) =>
  (await run.db.owner<AnyRecord[]>`select state, answer from campaign_recipient where id = ${id}`)[0]
const ledger = () =>
  run.db.owner<AnyRecord[]>`select reason from suppression where value = ${address} and released_at is null`
const softly = () => run.db.owner<AnyRecord[]>`select words from soft_bounce where address = ${address}`

describe('a report of a mail that came back', () => {
  it('marks its recipient with the words of the server, and the ledger with the reason', async () => {
    expect(await note()).toEqual({ id: recipient, campaignId: campaign, is: 'bounced' })
    const words = `550 5.1.1 <${address}>: Recipient address rejected: User unknown`
    expect(await rowOf()).toEqual({ state: 'bounced', answer: words })
    expect(await ledger()).toEqual([{ reason: 'hard-bounce' }])
    const bench = run.call(await run.make.session(person))
    const { body } = await bench.post('/campaign/view', { id: campaign })
    expect((body.data as AnyRecord).counts).toMatchObject({ bounced: 1, accepted: 0 })
  })

  it('counts once however often it comes, and at once', async () => {
    await Promise.all([note({ status: '5.2.2' }), note({ status: '5.2.2' }), note({ status: '5.2.2' })])
    expect(await note({ status: '5.2.2' })).toMatchObject({ is: 'bounced' })
    expect(await softly()).toHaveLength(1)
    expect(await ledger()).toEqual([])
  })

  it.each([
    ['5.2.2', 'the mailbox is full'],
    ['5.7.1', 'this mail is not wanted'],
    ['4.4.1', 'it was tried for days'],
    ['', 'nobody says why'],
  ])('with %s came back, and the next may arrive: %s', async (status) => {
    await note({ status, diagnostic: 'Not this one' })
    expect(await rowOf()).toEqual({ state: 'bounced', answer: `${status} Not this one`.trim() })
    expect([await ledger(), await softly()]).toEqual([[], [expect.anything()]])
  })

  it('suppresses an address whose third mail within a month came back so', async () => {
    for (let times = 0; times < 3; times += 1) {
      campaign = await run.make.campaign(company, person, { state: 'done' })
      recipient = await run.make.recipient(company, campaign, { address })
      await note({ status: '5.2.2' })
    }
    expect(await ledger()).toEqual([{ reason: 'soft-bounce' }])
  })

  it('says of a mail that waits nothing but that', async () => {
    expect(await note({ action: 'delayed', status: '4.4.1', diagnostic: 'No answer' })).toMatchObject({ is: 'delayed' })
    expect(await rowOf()).toEqual({ state: 'accepted', answer: '4.4.1 No answer' })
    expect([await ledger(), await softly()]).toEqual([[], []])
  })

  it('says nothing of a mail that arrived', async () => {
    expect(await note({ action: 'delivered', status: '2.0.0' })).toBeUndefined()
    expect(await rowOf()).toMatchObject({ state: 'accepted', answer: '250 queued' })
  })

  it('may be faster than the answer to the mail itself', async () => {
    await run.db.owner`update campaign_recipient set state = 'sending', content_at = now() where id = ${recipient}`
    expect(await note()).toMatchObject({ is: 'bounced' })
    expect(await rowOf()).toMatchObject({ state: 'bounced' })
  })

  it('knows the address that the mail was sent to, where it was forwarded', async () => {
    await note({ address: 'elsewhere@other.example', original: address.toUpperCase() })
    expect(await rowOf()).toMatchObject({ state: 'bounced' })
  })
})

describe('a forged report marks nobody', () => {
  const refused = async (told: object, by = company) => {
    expect(await note(told, by)).toBeUndefined()
    expect(await rowOf()).toEqual({ state: 'accepted', answer: '250 queued' })
    expect([await ledger(), await softly()]).toEqual([[], []])
  }

  it.each([
    ['made up', (id: string) => `<${id}.${'0'.repeat(32)}@harbor.example>`],
    ['marked with another key', (id: string) => messageIdOf({ fields: someFields }, id, from)],
    ['of a shorter mark', (id: string) => `${messageIdOf(platform, id, from).slice(0, 60)}@harbor.example>`],
    ['of another recipient', (id: string) => messageIdOf(platform, id, from).replace(/^<[^.]+/, `<${campaign}`)],
    ['of no shape', () => '<hello@harbor.example>'],
    ['missing', () => ''],
  ])('whose Message-ID is %s', async (_what, make) => {
    await refused({ messageId: make(recipient) })
  })

  it('that names another address than the mail went to', async () => {
    await refused({ address: 'victim@vendor.example' })
    await refused({ address: `${address}.evil.example` })
  })

  it('that comes into a mailbox of another company', async () => {
    const other = await run.make.company()
    await refused({}, other)
    const id = messageIdOf(platform, recipient, from)
    const parts = { db: run.db.sql, platform }
    expect(await recipientOfMessageId(parts, other.id, id)).toBeUndefined()
    expect(await recipientOfMessageId(parts, company.id, id)).toBe(recipient)
  })

  it('of a mail that never left', async () => {
    await run.db.owner`update campaign_recipient set state = 'queued' where id = ${recipient}`
    expect(await note()).toBeUndefined()
    expect(await rowOf()).toMatchObject({ state: 'queued' })
  })
})
