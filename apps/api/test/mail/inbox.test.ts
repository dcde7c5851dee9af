import { fileFacts } from '@corridor/contract/base/file/facts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageIdOf } from '../../src/features/mail/recipient/message-id.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { writePdf } from '../reading/pdf-writer.ts'
import type { RunningApp } from '../running-app.ts'
import { type InboxDesk, openInboxDesk } from './inbox-desk.ts'

let desk: InboxDesk
let run: RunningApp
let company: Company
let seller: Person
let bench: Caller

beforeAll(async () => {
  desk = await openInboxDesk()
  run = desk.run
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ company, seller, bench } = await desk.openCompany())
})
afterEach(() => desk.closeCompany())

const list = async (by = bench, filters: object = {}) =>
  (await by.post('/inbox/list', { filters, sortBy: 'lastDate', sortDirection: 'desc' })).body.data as AnyRecord[]
const shows = (wanted: object[]) => expect.poll(() => list(), { timeout: 15_000 }).toMatchObject(wanted)
const view = async (thread: AnyRecord | undefined, by = bench) =>
  (await by.post('/inbox/view', { id: thread?._id })).body as unknown as { data: AnyRecord; items: AnyRecord[] }

describe('a mail that comes in', () => {
  it('begins a conversation with whoever wrote it, and says why it is what it is', async () => {
    const vendor = await run.make.vendor(company, { name: 'Apex' })
    const contact = await run.make.vendorContact(company, vendor, { first_name: 'Dana', email: 'Dana@apex.example' })
    await desk.connect()
    desk.deliver({ subject: 'Marcus', body: ['Is Marcus open to Nashville?'] })
    await shows([{ subject: 'Marcus', kind: 'question', kindRule: 'question-mark', state: 'open', isUnread: true }])
    const [thread] = await list()
    expect(thread).toMatchObject({
      ...{ vendorInfo: [{ _id: vendor }], contactInfo: [{ _id: contact }], isKnown: true, senderProof: 'unchecked' },
      ...{ kindWords: 'Is Marcus open to Nashville?', senderAddress: 'dana@apex.example' },
    })
  })

  it.each([
    ['its sender', 'zoe'],
    ['the address it came from', 'ZOE@ape'],
    ['its subject', 'kubernetes lead'],
    ['its words', 'in nürnberg'],
    ['the beginning of a word', 'nu'],
  ])('is found by %s', async (_, searchTerm) => {
    await desk.connect()
    const zoe = { subject: 'Kubernetes Lead', from: 'Zoë <zoe@apex.example>', body: ['Anybody in Nürnberg?'] }
    desk.deliver(zoe)
    desk.deliver({ subject: 'Something else' })
    await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBe(2)
    const { data } = (await bench.post('/inbox/list', { searchTerm })).body
    expect((data as AnyRecord[]).map(({ subject }) => subject)).toEqual([zoe.subject])
  })

  it('is taken once, however often it lies there', async () => {
    desk.deliver({ subject: 'once' })
    const same = { subject: 'twice', id: '<same@apex.example>' }
    desk.deliver(same)
    desk.deliver(same)
    desk.deliver({ subject: 'last' })
    await desk.connect()
    await expect
      .poll(async () => (await list()).map(({ subject }) => subject).sort(), { timeout: 15_000 })
      .toEqual(['last', 'once', 'twice'])
  })

  it('joins what it answers, and never by its subject alone', async () => {
    await desk.connect()
    desk.deliver({ subject: 'Java', id: '<first@apex.example>' })
    await shows([{ mails: 1 }])
    desk.deliver({ subject: 'Re: Java', head: ['In-Reply-To: <first@apex.example>'], body: ['More', '', '> Words'] })
    await shows([{ mails: 2, subject: 'Java', isKnown: true }])
    desk.deliver({ subject: 'Re: Java', from: 'mallory@else.example' })
    await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBe(2)
    const { items } = await view((await list(bench, { isUnread: true })).find(({ subject }) => subject === 'Java'))
    expect(items.at(-1)).toMatchObject({ ownWords: 'More', quoted: '> Words' })
  })

  it('says of the campaign that somebody answered: in their own words, from their own address', async () => {
    const campaign = await run.make.campaign(company, seller, { state: 'done' })
    const recipient = await run.make.recipient(company, campaign, { address: 'hannah@delta.example' })
    const answered = `References: ${messageIdOf({ fields: desk.fields }, recipient, 'sales@harbor.example')}`
    const replied = async () => {
      const { body } = await bench.post('/campaign/view', { id: campaign })
      return ((body.data as AnyRecord).counts as AnyRecord).replied
    }
    await desk.connect()
    const away = [answered, 'Auto-Submitted: auto-replied']
    desk.deliver({ subject: 'Out of office', from: 'Hannah <hannah@delta.example>', head: away })
    desk.deliver({ subject: 'Re: Bench', from: 'mallory@else.example', head: [answered] })
    await shows([{ mails: 2 }])
    expect(await replied()).toBe(0)
    desk.deliver({ subject: 'Re: Bench', from: 'Hannah <hannah@delta.example>', head: [answered] })
    await shows([{ mails: 3 }])
    expect(await replied()).toBe(1)
  })

  it('joins the campaign that it answers; from somebody else it is marked', async () => {
    const campaign = await run.make.campaign(company, seller, { state: 'done' })
    const recipient = await run.make.recipient(company, campaign, { address: 'hannah@delta.example' })
    const answered = `References: ${messageIdOf({ fields: desk.fields }, recipient, 'sales@harbor.example')}`
    await desk.connect()
    desk.deliver({ subject: 'Re: Bench', from: 'Hannah <hannah@delta.example>', head: [answered] })
    await shows([{ campaignInfo: [{ _id: campaign }], isKnown: true }])
    desk.deliver({ subject: 'Re: Bench', from: 'colleague@delta.example', head: [answered] })
    await shows([{ mails: 2, isKnown: false, senderProof: 'claimed' }])
    const forged = `<${recipient}.${'0'.repeat(32)}@harbor.example>`
    desk.deliver({ subject: 'Forged', from: 'mallory@else.example', head: [`References: ${forged}`] })
    await expect
      .poll(async () => (await list()).find(({ subject }) => subject === 'Forged'))
      .toMatchObject({
        campaignInfo: [],
      })
  })

  it('is a requirement too where a list brings it, or somebody who forwards it', async () => {
    await desk.connect()
    const ad = ['Job Title: Senior Java Developer', 'Location: Charlotte, NC', 'Skills: Java, Spring Boot, Kafka']
    desk.deliver({ subject: 'Java, Charlotte', head: ['List-Id: <reqs.apex.example>', 'Precedence: bulk'], body: ad })
    await shows([{ kind: 'requirement', kindRule: 'job-read', kindWords: 'Senior Java Developer' }])
    const head = ['From: Dana <dana@apex.example>', 'Sent: Monday', 'To: Bianca', 'Subject: Java', '']
    desk.deliver({ subject: 'FW: Java', from: 'owner@harbor.example', body: ['See below', '', ...head, ...ad] })
    await expect
      .poll(async () => (await list()).find(({ subject }) => subject === 'FW: Java'), { timeout: 15_000 })
      .toMatchObject({ kind: 'requirement', kindRule: 'job-read' })
  })

  it('opens what was done; an answering machine does not', async () => {
    await desk.connect()
    desk.deliver({ subject: 'Java', id: '<first@apex.example>' })
    await shows([{ mails: 1 }])
    const [thread] = await list()
    expect((await bench.post(`/inbox/done/${thread?._id}`, {})).status).toBe(200)
    const answers = 'In-Reply-To: <first@apex.example>'
    desk.deliver({ subject: 'Out of office', head: [answers, 'Auto-Submitted: auto-replied'] })
    await shows([{ mails: 2, state: 'done' }])
    desk.deliver({ subject: 'Re: Java', head: [answers], body: ['The position is on hold.'] })
    await shows([{ mails: 3, state: 'open', kind: 'no', kindWords: 'The position is on hold', isUnread: true }])
  })

  it('keeps no PDF that acts, and says so as an upload does', async () => {
    await desk.connect()
    const pdf = writePdf('', [], '', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>').toString('base64')
    desk.deliver({
      subject: 'My resume',
      head: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      body: [
        ...['--b', 'Content-Type: application/pdf; name="cv.pdf"', 'Content-Transfer-Encoding: base64'],
        ...['Content-Disposition: attachment; filename="cv.pdf"', '', ...(pdf.match(/.{1,76}/g) ?? []), '--b--'],
      ],
    })
    await shows([{ mails: 1 }])
    const [thread] = await list()
    const { items } = await view(thread)
    expect(items[0]).toMatchObject({
      attachments: [{ name: 'cv.pdf', file: null, refusal: fileFacts.errors['file.active'][1] }],
    })
  })

  it('runs nothing, loads nothing, and says of each file that was not kept why', async () => {
    await desk.connect()
    const type = (name: string) => [`Content-Type: application/octet-stream; name="${name}"`]
    const html = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://spy.example/p.gif"></p>'
    desk.deliver({
      subject: '=?utf-8?q?Hi=0D=0ABcc:_all=40delta.example?=',
      head: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
      body: [
        ...['--b', 'Content-Type: text/html', '', html],
        ...['--b', ...type('ad.txt'), 'Content-Disposition: attachment; filename="ad.txt"', '', 'Java Developer'],
        ...['--b', ...type('run.exe'), 'Content-Disposition: attachment; filename="run.exe"', '', 'MZ', '--b--'],
      ],
    })
    await shows([{ mails: 1 }])
    const [thread] = await list()
    const { items } = await view(thread)
    const [item] = items
    expect(String(thread?.subject)).not.toMatch(/[\r\n]/)
    expect(item).toMatchObject({
      ...{ ownWords: 'Hi', html: expect.not.stringMatching(/script|onclick|img|spy/) },
      attachments: [
        { name: 'ad.txt', file: { originalName: 'ad.txt' }, refusal: '' },
        { name: 'run.exe', file: null, refusal: 'File type not accepted' },
      ],
    })
    const { fileKey } = ((item?.attachments ?? []) as { file: { fileKey: string } }[])[0]?.file ?? { fileKey: '' }
    const asked = (by: Caller) => by.get(`/s3/download-url?fileKey=${fileKey}`)
    const stranger = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
    const administrator = run.call(await run.make.session(await run.make.person('administrator')))
    expect([(await asked(bench)).status, (await asked(stranger)).status, (await asked(administrator)).status]).toEqual([
      200, 404, 404,
    ])
  })
})

describe('whose it is', () => {
  it("is a member's own mailbox seen as their records are, the company's by all, and a Recruiter's what is theirs", async () => {
    const team = await run.make.unit(company, { name: 'Team A' })
    const other = await run.make.unit(company, { name: 'Team B' })
    const [near, far, recruiter] = [
      await run.make.person('bench-sales', company),
      await run.make.person('bench-sales', company),
      await run.make.person('recruiter', company),
    ]
    await run.make.sight(seller, 'company', [team])
    await run.make.sight(near, 'team', [team])
    await run.make.sight(far, 'team', [other])
    const own = await run.make.inboxThread(company, seller, { subject: 'own' })
    const campaign = await run.make.campaign(company, recruiter)
    const mailbox_id = await run.make.mailbox(company)
    await run.make.inboxThread(company, seller, { subject: 'shared', mailbox_id })
    await run.make.inboxThread(company, seller, { subject: 'answer', mailbox_id, campaign_id: campaign })
    const seen = async (person: Person) =>
      (await list(run.call(await run.make.session(person)))).map(({ subject }) => subject).sort()
    expect([await seen(near), await seen(far), await seen(recruiter)]).toEqual([
      ['answer', 'own', 'shared'],
      ['answer', 'shared'],
      ['answer'],
    ])
    const assign = (id: string, assignee: Person) => bench.post(`/inbox/assign/${id}`, { assignee: assignee.id })
    expect((await assign(own, far)).body.code).toBe('inbox.assigneeBlind')
    expect((await assign(own, await run.make.person('company-user', company))).body.code).toBe('inbox.assigneeBlind')
    expect((await assign(own, recruiter)).status).toBe(200)
    expect(await seen(recruiter)).toEqual(['answer', 'own'])
  })
})

describe('working it off', () => {
  it('puts off until a moment, and waits again by itself', async () => {
    const id = await run.make.inboxThread(company, seller)
    const past = new Date(Date.now() - 60_000).toISOString()
    expect((await bench.post(`/inbox/snooze/${id}`, { until: past })).body.code).toBe('inbox.snoozeWrong')
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect((await bench.post(`/inbox/snooze/${id}`, { until })).body.data).toMatchObject({ state: 'snoozed' })
    expect(await list(bench, { state: 'open' })).toEqual([])
    await run.db.owner`update inbox_thread set snoozed_until = now() - interval '1 minute' where id = ${id}`
    expect(await list(bench, { state: 'open' })).toMatchObject([{ _id: id, state: 'open', snoozedUntil: null }])
  })

  it('writes to a sender no more, with the mail as evidence, and takes that back', async () => {
    const id = await run.make.inboxThread(company, seller)
    const { body } = await bench.post(`/inbox/do-not-contact/${id}`, {})
    const { suppression } = body as unknown as { suppression: string }
    const seen = (await bench.post('/suppression/view', { suppressionId: suppression })).body.data
    expect(seen).toMatchObject({ reason: 'do-not-contact', evidence: [{ words: 'Is Marcus open?', subject: 'Bench' }] })
    expect((await bench.post('/inbox/view', { id })).body).toMatchObject({ isSenderStopped: true })
    await bench.post(`/suppression/release/${suppression}`, { reason: 'By mistake' })
    expect((await bench.post('/inbox/view', { id })).body).toMatchObject({ isSenderStopped: false })
  })

  it('is told of a change by somebody else', async () => {
    const id = await run.make.inboxThread(company, seller)
    await bench.post(`/inbox/kind/${id}`, { kind: 'no' })
    const late = await bench.post(`/inbox/done/${id}`, { version: 1 })
    expect([late.body.code, late.body.current]).toEqual([
      'record.changed',
      expect.objectContaining({ kind: 'no', kindRule: 'person', version: 2 }),
    ])
  })
})

describe('the folders of a mailbox', () => {
  it('are those that mail comes into, as its server lists them', async () => {
    await desk.connect()
    const owner = run.call(await run.make.session(await run.make.person('owner', company)))
    const [mailbox] = (await owner.post('/mailbox/list', {})).body.data as AnyRecord[]
    const { body } = await owner.post(`/mailbox/folders/${mailbox?._id}`, {})
    expect((body.data as unknown as string[]).toSorted()).toEqual(['INBOX', 'Projects'])
    expect((await bench.post(`/mailbox/folders/${mailbox?._id}`, {})).body.code).toBe('mailbox.notYours')
  })
})
