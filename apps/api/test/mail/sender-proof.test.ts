import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageIdOf } from '../../src/features/mail/recipient/message-id.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import type { RunningApp } from '../running-app.ts'
import { type InboxDesk, openInboxDesk, ownServer } from './inbox-desk.ts'

let desk: InboxDesk
let run: RunningApp
let company: Company
let seller: Person
let bench: Caller
let owner: Caller
let vendor: string
let contact: string

beforeAll(async () => {
  desk = await openInboxDesk()
  run = desk.run
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ company, seller, bench } = await desk.openCompany())
  owner = run.call(await run.make.tokenOf('owner', company))
  vendor = await run.make.vendor(company, { name: 'Apex' })
  contact = await run.make.vendorContact(company, vendor, { first_name: 'Dana', email: 'dana@apex.example' })
  await desk.connect()
})
afterEach(() => desk.closeCompany())

const list = async () => (await bench.post('/inbox/list', { sortBy: 'lastDate' })).body.data as AnyRecord[]
const shows = (wanted: object[]) => expect.poll(list, { timeout: 15_000 }).toMatchObject(wanted)
const mailsOf = async () => {
  const [thread] = await list()
  return (await bench.post<{ items: AnyRecord[] }>('/inbox/view', { id: thread?._id })).body.items
}
const named = () => ({ vendorInfo: [{ _id: vendor }], contactInfo: [{ _id: contact }] })
const nobody = { vendorInfo: [], contactInfo: [] }

const pass = 'dmarc=pass header.from=apex.example'
const fail = 'dmarc=fail header.from=apex.example'

describe('whom a mail is from', () => {
  it("is verified by the own server's word alone", async () => {
    desk.deliver({ checked: pass })
    await shows([{ senderProof: 'verified', isKnown: true, ...named() }])
    expect(await mailsOf()).toMatchObject([{ senderProof: 'verified', isKnown: true }])
  })

  it('is not checked if the own server wrote nothing, whatever the mail brought along', async () => {
    desk.deliver({ head: [`Authentication-Results: mx.evil.example; ${pass}`] })
    await shows([{ senderProof: 'unchecked', ...named() }])
  })

  it('is not checked if the own server stands beneath what the mail brought', async () => {
    desk.deliver({ checked: 'none', head: [`Authentication-Results: ${ownServer}; ${pass}`] })
    await shows([{ senderProof: 'unchecked' }])
  })

  it('is what it only says of itself if the own server found otherwise: no vendor is named by it', async () => {
    desk.deliver({ checked: fail })
    await shows([{ senderProof: 'claimed', senderName: 'Dana', ...nobody }])
  })

  it('is verified in a conversation by each mail for itself', async () => {
    desk.deliver({ id: '<first@apex.example>', checked: pass })
    await shows([{ mails: 1, senderProof: 'verified' }])
    const answers = ['In-Reply-To: <first@apex.example>']
    desk.deliver({ subject: 'Re: Hello', checked: fail, head: answers })
    await shows([{ mails: 2, senderProof: 'claimed', isKnown: true }])
    desk.deliver({ subject: 'Re: Hello', checked: pass, head: answers })
    await shows([{ mails: 3, senderProof: 'verified', isKnown: true }])
    expect((await mailsOf()).map(({ senderProof }) => senderProof)).toEqual(['verified', 'claimed', 'verified'])
  })

  it('nobody is verified by a part that looks like a report', async () => {
    desk.deliver({
      from: 'Mail Delivery <mailer-daemon@apex.example>',
      head: ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
      body: [
        ...['--b', 'Content-Type: text/plain', '', 'Not delivered', '--b', 'Content-Type: message/delivery-status', ''],
        ...['Reporting-MTA: dns; apex.example', '', 'Final-Recipient: rfc822; jane@delta.example', 'Action: failed'],
        ...['Status: 5.1.1', '', '--b--'],
      ],
    })
    await shows([{ senderProof: 'unchecked', kind: 'bounce', ...nobody }])
  })

  it('nor does such a part make a stranger one of the conversation', async () => {
    desk.deliver({ id: '<first@apex.example>', checked: pass })
    await shows([{ mails: 1 }])
    desk.deliver({
      from: 'Mail Delivery <eve@evil.example>',
      head: [
        'In-Reply-To: <first@apex.example>',
        ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
      ],
      body: [
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; x',
        '',
        'Action: failed',
        '--b--',
      ],
    })
    await shows([{ mails: 2 }])
    expect((await mailsOf()).at(-1)).toMatchObject({ senderProof: 'claimed', isKnown: false })
  })
})

describe('an answer to a campaign', () => {
  let campaign: string
  let head: string[]
  beforeEach(async () => {
    campaign = await run.make.campaign(company, seller, { state: 'done' })
    const of = { vendor_id: vendor, contact_id: contact, address: 'dana@apex.example' }
    const recipient = await run.make.recipient(company, campaign, of)
    head = [`References: ${messageIdOf({ fields: desk.fields }, recipient, 'sales@harbor.example')}`]
  })
  const replied = async () =>
    ((await bench.post('/campaign/view', { id: campaign })).body.data.counts as AnyRecord).replied

  it.each([
    ['verified', pass, 'verified'],
    ['not checked', undefined, 'unchecked'],
  ])('from the address that was written to ends follow-ups if it is %s', async (_, checked, senderProof) => {
    desk.deliver({ subject: 'Re: Bench', head, ...(checked && { checked }) })
    await shows([{ senderProof, isKnown: true, ...named() }])
    expect(await replied()).toBe(1)
  })

  it('ends none if the server found that it is not from there', async () => {
    desk.deliver({ subject: 'Re: Bench', head, checked: fail })
    await shows([{ senderProof: 'claimed' }])
    expect(await replied()).toBe(0)
  })

  it('by a stranger ends none, and the line has the name that it gives itself', async () => {
    desk.deliver({ subject: 'Re: Bench', from: 'Cydo Few <stranger@evil.example>', head })
    const stranger = { senderName: 'Cydo Few', senderAddress: 'stranger@evil.example' }
    await shows([{ ...stranger, senderProof: 'claimed', isKnown: false }])
    expect(await replied()).toBe(0)
  })

  it('by somebody else whose server vouches for them ends none either', async () => {
    const from = 'Cole <cole@delta.example>'
    desk.deliver({ subject: 'Re: Bench', from, head, checked: 'dmarc=pass header.from=delta.example' })
    await shows([{ senderProof: 'verified', isKnown: false }])
    expect(await replied()).toBe(0)
  })
})

describe('the server that checks senders', () => {
  const mailbox = async () => (await owner.post('/mailbox/list', {})).body.data[0] as unknown as AnyRecord
  const settings = async () => {
    const { body } = await owner.post('/mailbox/view', { id: (await mailbox())._id })
    return (body.data as AnyRecord).settings as AnyRecord
  }
  const from = (server: string) => [`Authentication-Results: ${server}; ${pass}`]

  it('is the one that mail is read from, until somebody names another; that one counts from then on', async () => {
    expect(await settings()).toMatchObject({ checkingServer: '', usualCheckingServer: ownServer })
    desk.deliver({ subject: 'one', head: from('in1.mx.harbor.example') })
    await shows([{ subject: 'one', senderProof: 'unchecked' }])
    const { _id, version } = await mailbox()
    const { status } = await owner.put(`/mailbox/update/${_id}`, { version, checkingServer: 'mx.harbor.example' })
    expect(status).toBe(200)
    desk.deliver({ subject: 'two', head: from('in1.mx.harbor.example') })
    await expect
      .poll(async () => (await list()).find(({ subject }) => subject === 'two'), { timeout: 15_000 })
      .toMatchObject({ senderProof: 'verified' })
    desk.deliver({ subject: 'three', checked: pass })
    await expect
      .poll(async () => (await list()).find(({ subject }) => subject === 'three'), { timeout: 15_000 })
      .toMatchObject({ senderProof: 'unchecked' })
  })

  it('is proposed as most mails name it, and never believed by itself', async () => {
    for (let n = 0; n < 7; n += 1) desk.deliver({ subject: `mail ${n}`, head: from('mx.harbor.example') })
    desk.deliver({ subject: 'other', head: from('mx.evil.example') })
    await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBe(8)
    expect(await settings()).toMatchObject({ checkingServer: '', seenCheckingServer: 'mx.harbor.example' })
    expect(new Set((await list()).map(({ senderProof }) => senderProof))).toEqual(new Set(['unchecked']))
  })
})
