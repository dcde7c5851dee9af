import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailboxRow } from '../../src/features/mail/mailbox/tables.ts'
import { takeMail } from '../../src/features/mail/mailbox/take-mail.ts'
import { returnAddressOf } from '../../src/features/mail/recipient/return-address.ts'
import { readMail } from '../../src/platform/mail/read-mail.ts'
import type { AnyRecord } from '../call.ts'
import { openDesk, openSales, says } from './campaign-desk.ts'
import { reportOf } from './delivery-reports.ts'
import { someFields } from './limits.ts'
import { refusal } from './post-office.ts'
import { openReadingPlatform } from './reading-platform.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Sales = Awaited<ReturnType<typeof openSales>>

let desk: Desk
let reading: Awaited<ReturnType<typeof openReadingPlatform>>
let sales: Sales
let domain: string
beforeAll(async () => {
  desk = await openDesk()
  reading = await openReadingPlatform(desk.run)
})
afterAll(async () => {
  await reading.close()
  await desk.close()
})
beforeEach(async () => {
  await desk.run.db.owner`truncate rate_limit`
  desk.office.delivered.length = 0
  sales = await openSales(desk.run)
  domain = await desk.run.make.sendingDomain(sales.company, { domain: 'harbor.example' })
})

const returnDomain = 'return.harbor.example'
const setUp = (name: string | null = returnDomain) =>
  sales.owner.post(`/sending-domain/set-return/${domain}`, { returnDomain: name })
const test = () => sales.owner.post(`/sending-domain/test-return/${domain}`, {})
const shown = async () => {
  const { body } = await sales.owner.post('/sending-domain/list', { sortBy: 'domain', sortDirection: 'asc', limit: 10 })
  const [row] = body.data as AnyRecord[]
  return [row?.returnDomain, row?.returnAskedDate !== null, row?.returnProvedDate !== null]
}

let uid = 0
/** A mail comes into a mailbox of the company that is read. */
async function receive(raw: string, by = sales) {
  const mailbox = await desk.run.make.mailbox(by.company, { member_id: null })
  const parts = { db: desk.run.db.sql, platform: reading.platform }
  const [row] = await desk.run.db.owner<[MailboxRow]>`select * from mailbox where id = ${mailbox}`
  await takeMail(parts, row, { folder: 'INBOX', uidValidity: '1', uid: ++uid }, await readMail(Buffer.from(raw)))
}
const inbox = () => desk.run.db.owner<AnyRecord[]>`
  select subject, is_automatic, recipient_id from inbox_mail where company_id = ${sales.company.id}`

async function proved() {
  expect((await setUp()).status).toBe(200)
  expect((await test()).status).toBe(200)
  const [mail] = desk.office.delivered.splice(0)
  await receive(mail?.raw ?? '')
}

/** A campaign to one address; its envelope's sender, its recipient and the mail as it arrived. */
async function send(address: string) {
  const { vendor } = await sales.vendorWith([address])
  const { _id: id } = await sales.draft({ vendors: [vendor] })
  await sales.start(id)
  await sales.ended(id)
  const [row] = await sales.rowsOf(id)
  const [mail] = desk.office.delivered.splice(0)
  return { campaign: id, recipient: String(row?._id), from: String(mail?.from), raw: String(mail?.raw) }
}
const stateOf = async (recipient: string) =>
  (await desk.run.db.owner`select state from campaign_recipient where id = ${recipient}`)[0]?.state

describe('the domain of return addresses', () => {
  it('is the sending domain or lies below it', async () => {
    for (const elsewhere of ['other.example', 'notharbor.example', 'harbor.example.evil.example']) {
      const { status, body } = await setUp(elsewhere)
      expect([status, body.fields]).toEqual([400, { returnDomain: 'Enter the domain itself, or one that ends in it' }])
    }
    expect((await setUp('harbor.example')).status).toBe(200)
    expect((await sales.bench.post(`/sending-domain/set-return/${domain}`, { returnDomain })).status).toBe(403)
  })

  it('is used once its test mail came into a mailbox that is read, and not before', async () => {
    expect(await test()).toMatchObject({ status: 409, body: { code: 'sendingDomain.noReturn' } })
    await setUp()
    expect(await shown()).toEqual([returnDomain, false, false])
    expect((await send('a@vendor.example')).from).toBe('sales@harbor.example')
    await test()
    expect(await shown()).toEqual([returnDomain, true, false])
    const [mail] = desk.office.delivered.splice(0)
    expect([mail?.from, mail?.to]).toEqual([
      mail?.to[0],
      [expect.stringMatching(/^t-[\da-f]{32}-[\da-f]{28}@return\./)],
    ])
    expect((await send('b@vendor.example')).from).toBe('sales@harbor.example')

    await receive(mail?.raw ?? '')
    expect(await shown()).toEqual([returnDomain, true, true])
    expect(await inbox()).toEqual([])
    const { from, recipient, raw } = await send('c@vendor.example')
    expect(from).toBe(returnAddressOf(reading.platform, recipient, returnDomain))
    expect(raw).toMatch(/^From: Harbor Staffing <sales@harbor\.example>$/m)

    await setUp(null)
    expect(await shown()).toEqual([null, false, false])
    expect((await send('d@vendor.example')).from).toBe('sales@harbor.example')
  })

  it('is proved by its own test alone', async () => {
    await setUp()
    await test()
    const [mail] = desk.office.delivered.splice(0)
    const raw = mail?.raw ?? ''
    await receive(raw.replaceAll(/t-([\da-f]{32})-[\da-f]{28}@/g, `t-$1-${'0'.repeat(28)}@`))
    await receive(raw.replaceAll('@return.', '@elsewhere.'))
    const other = await openSales(desk.run)
    await receive(raw, other)
    expect(await shown()).toEqual([returnDomain, true, false])
    await receive(raw)
    await test()
    expect(await shown()).toEqual([returnDomain, true, false])
  })

  it('says what the mail server answers to the test', async () => {
    await setUp()
    says.address = () => refusal(553, '5.7.1 Sender not owned')
    const { status, body } = await test()
    says.address = () => undefined
    expect([status, body.code]).toEqual([409, 'sendingDomain.testRefused'])
    expect(body.message).toContain('5.7.1 Sender not owned')
    expect(await shown()).toEqual([returnDomain, false, false])
  })
})

describe('what comes to the return address of a mail', () => {
  const toReturn = (raw: string, from: string) => raw.replace('To: sales@harbor.example', `To: ${from}`)

  it('marks whom it was sent to, also without that mail, and where it was forwarded', async () => {
    await proved()
    const { from, recipient } = await send('gone@vendor.example')
    const forwarded = reportOf({ address: 'elsewhere@other.example', messageId: '<lost@mx.vendor.example>' })
    await receive(toReturn(forwarded, from))
    expect(await stateOf(recipient)).toBe('bounced')
    const ledger = await desk.run.db.owner`select value from suppression where company_id = ${sales.company.id}`
    expect(ledger).toEqual([{ value: 'gone@vendor.example' }])
  })

  it.each([
    ['whose mark is made up', (from: string) => from.replace(/-[\da-f]{28}@/, `-${'0'.repeat(28)}@`)],
    [
      'whose mark is of another key',
      (_: string, id: string) => returnAddressOf({ fields: someFields }, id, returnDomain),
    ],
    ['of no shape', () => `r-1@${returnDomain}`],
  ])('marks nobody if it is one %s', async (_what, forge) => {
    await proved()
    const { from, recipient } = await send('here@vendor.example')
    const report = reportOf({ address: 'here@vendor.example', messageId: '<lost@mx.vendor.example>' })
    await receive(toReturn(report, forge(from, recipient)))
    expect(await stateOf(recipient)).toBe('accepted')
  })

  it('marks nobody of another company', async () => {
    await proved()
    const { from, recipient } = await send('here@vendor.example')
    const report = reportOf({ address: 'here@vendor.example', messageId: '<lost@mx.vendor.example>' })
    await receive(toReturn(report, from), await openSales(desk.run))
    expect(await stateOf(recipient)).toBe('accepted')
  })

  it('is no reply, whatever it says, and stands with the mail that it answers', async () => {
    await proved()
    const { from, recipient } = await send('away@vendor.example')
    const answer = [
      'From: away@vendor.example',
      `To: ${from.toUpperCase()}`,
      'Subject: Away',
      'Message-ID: <1@v.example>',
    ]
    await receive([...answer, '', 'Back on Monday.', ''].join('\r\n'))
    expect(await inbox()).toEqual([{ subject: 'Away', is_automatic: true, recipient_id: recipient }])
    const [row] = await desk.run.db.owner`select replied_at from campaign_recipient where id = ${recipient}`
    expect(row?.replied_at).toBeNull()
  })
})
