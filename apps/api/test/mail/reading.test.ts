import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TakeMail } from '../../src/features/mail/mailbox/read-folder.ts'
import { openReaders, type ReaderLimits, type Readers } from '../../src/features/mail/mailbox/readers.ts'
import { sealSecret } from '../../src/features/mail/mailbox/secrets.ts'
import { takeMail } from '../../src/features/mail/mailbox/take-mail.ts'
import { messageIdOf } from '../../src/features/mail/recipient/message-id.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Platform } from '../../src/platform.ts'
import type { AnyRecord } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { reportOf } from './delivery-reports.ts'
import { type ImapOffice, openImapOffice } from './imap-office.ts'
import { trustLocalhost } from './localhost-tls.ts'
import { openReadingPlatform } from './reading-platform.ts'

const secret = 'correct-horse-7714'
const limits: ReaderLimits = {
  ...{ connectWithinMs: 3_000, silentMs: 20_000, lookAgainMs: 60_000 },
  ...{ takeEveryMs: 100, heldSeconds: 3, retrySeconds: 1, mailboxes: 20 },
}
let run: RunningApp
let opened: Awaited<ReturnType<typeof openReadingPlatform>>
let platform: Platform
let imap: ImapOffice
let company: Company
let person: Person
let open: Readers[] = []
let taken: string[] = []

beforeAll(async () => {
  run = await runApp()
  opened = await openReadingPlatform(run)
  platform = opened.platform
})
afterAll(async () => {
  await opened.close()
  await run.close()
})
beforeEach(async () => {
  taken = []
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  imap = await openImapOffice({ letsIn: (_user, given) => given === secret })
})
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()))
  open = []
  await imap.close()
  await run.db.owner`truncate mailbox cascade`
})

const noting: TakeMail = async (parts, mailbox, place, mail) => {
  taken.push(mail.subject)
  await takeMail(parts, mailbox, place, mail)
}
const read = (more: Partial<ReaderLimits> = {}, take = noting) => {
  const readers = openReaders({ db: run.db.sql, platform }, { ...limits, ...more }, take)
  open.push(readers)
  return readers
}
/** A mailbox with a password on the tests' server. */
const connect = (more: Record<string, string | number | string[] | null> = {}, password = secret) => {
  const id = newId()
  return run.make.mailbox(company, {
    ...{ id, way: 'password', smtp_host: 'localhost', imap_host: 'localhost', imap_port: imap.port, user_name: 'jane' },
    ...{ member_id: person.id, address: `${id}@harbor.example` },
    sealed_password: sealSecret(platform.fields, id, 'sealed_password', password),
    ...more,
  })
}
const mail = (subject: string, ...more: string[]) =>
  [
    'From: jane@vendor.example',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '-')}@vendor.example>`,
    ...more,
    '',
    'Words',
    '',
  ].join('\r\n')
const reads = (...subjects: string[]) => expect.poll(() => taken, { timeout: 10_000 }).toEqual(subjects)
const stateOf = async (id: string) =>
  (
    await run.db.owner<
      AnyRecord[]
    >`select read_state as state, read_error as last_error, read_at as last_success_at from mailbox where id = ${id}`
  )[0]
const unread = () => run.db.owner<AnyRecord[]>`select folder, uid::int, reason from mail_unread order by uid`
const isIdle = () => expect.poll(() => imap.commands.at(-1), { timeout: 10_000 }).toBe('IDLE')

describe('before this machine trusts the certificate', () => {
  it('says what is wrong with it, and reads nothing', async () => {
    imap.deliver(mail('one'))
    const id = await connect()
    read()
    await expect
      .poll(async () => await stateOf(id), { timeout: 10_000 })
      .toMatchObject({ state: 'failing', last_error: 'self-signed certificate' })
    expect([taken, imap.signIns]).toEqual([[], []])
  })

  it('connects to nothing in a private network', async () => {
    const id = await connect({ imap_host: '127.0.0.1', imap_port: 993 })
    read()
    const words = '127.0.0.1 is not a mail server that can be reached from here'
    await expect.poll(async () => (await stateOf(id))?.last_error, { timeout: 10_000 }).toBe(words)
  })
})

describe('a mailbox', () => {
  beforeAll(trustLocalhost)

  it('gives a mail of many megabytes, and others are answered while it is read', async () => {
    const page = '<b>Java</b> &amp; Kafka<br>\r\n'.repeat(80_000)
    imap.deliver(mail('large', 'Content-Type: text/html').replace('\r\nWords\r\n', `\r\n${page}`))
    await connect()
    read()
    await expect.poll(() => imap.commands.some((command) => /BODY/.test(command)), { timeout: 10_000 }).toBe(true)
    let heard = 0
    while (taken.length === 0) heard += (await fetch(`${run.url}/healthz`)).ok ? 1 : 0
    expect(heard).toBeGreaterThan(100)
    const words = async () =>
      (await run.db.owner<{ own_words: string }[]>`select own_words from inbox_mail`)[0]?.own_words
    await expect.poll(words, { timeout: 20_000 }).toContain('Java & Kafka')
  }, 60_000)

  it('is read as soon as its server tells of a mail, and left as it is', async () => {
    imap.deliver(mail('long ago'), { at: new Date(Date.now() - 15 * 86_400_000) })
    imap.deliver(mail('yesterday'), { at: new Date(Date.now() - 86_400_000) })
    const id = await connect()
    read()
    await reads('yesterday')
    await isIdle()
    imap.deliver(mail('now'))
    imap.deliver(mail('and now'))
    await reads('yesterday', 'now', 'and now')
    expect(await stateOf(id)).toMatchObject({ state: 'working', last_error: '', last_success_at: expect.any(Date) })
    expect(imap.commands.filter((each) => /^(?:SELECT|UID STORE|STORE|EXPUNGE|APPEND)|BODY\[/i.test(each))).toEqual([])
  })

  it('is looked at again where its server tells of nothing', async () => {
    await imap.close()
    imap = await openImapOffice({ letsIn: () => true, hasIdle: false })
    await connect()
    read({ lookAgainMs: 200 })
    const looks = () => imap.commands.filter((each) => each.startsWith('EXAMINE')).length
    await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThan(1)
    imap.deliver(mail('now'))
    await reads('now')
  })

  it('is read in the folders that were chosen', async () => {
    imap.deliver(mail('in the inbox'))
    imap.deliver(mail('of a project'), { folder: 'Projects' })
    await connect({ folders: ['Projects'] })
    read()
    await reads('of a project')
    await isIdle()
    imap.deliver(mail('another'), { folder: 'Projects' })
    await reads('of a project', 'another')
  })

  it('goes on behind mails that cannot be read, and names them', async () => {
    imap.deliver(mail('first'))
    imap.deliver(`${'X-Bomb: boom\r\n'.repeat(30_000)}\r\nx`)
    imap.deliver(mail('third'))
    imap.deliver(Buffer.concat([Buffer.from(mail('huge')), Buffer.alloc(26 * 1024 * 1024, 'a')]))
    imap.deliver(mail('last'))
    await connect()
    read()
    await reads('first', 'third', 'last')
    expect(await unread()).toEqual([
      { folder: 'INBOX', uid: 2, reason: expect.stringContaining('header size') },
      { folder: 'INBOX', uid: 4, reason: 'It is larger than 25 MB.' },
    ])
    expect(imap.commands.filter((each) => /^UID FETCH 4 .*BODY/.test(each))).toEqual([])
  })

  it('waits where the world is at fault, and reads that mail then', async () => {
    for (const subject of ['first', 'second', 'third']) imap.deliver(mail(subject))
    await connect()
    let faults = 2
    read({ retrySeconds: 0 }, async (parts, mailbox, place, one) => {
      if (one.subject === 'second' && faults-- > 0) throw new Error('No disk today')
      await noting(parts, mailbox, place, one)
    })
    await reads('first', 'second', 'third')
    expect(await unread()).toEqual([])
  })

  it('goes on after its connections were cut', async () => {
    const id = await connect()
    imap.deliver(mail('before'))
    read()
    await reads('before')
    await isIdle()
    imap.cut()
    imap.deliver(mail('after'))
    await reads('before', 'after')
    expect(await stateOf(id)).toMatchObject({ state: 'working', last_error: '' })
  })

  it('is read anew where its mails are numbered anew, from where it is known', async () => {
    imap.deliver(mail('long ago'), { at: new Date(Date.now() - 31 * 86_400_000) })
    imap.deliver(mail('lately'), { at: new Date(Date.now() - 20 * 86_400_000) })
    imap.deliver(mail('now'))
    await connect()
    read()
    await reads('now')
    await isIdle()
    imap.numberAnew()
    imap.deliver(mail('newest'))
    // Brought again; that it is the same mail says its Message-ID.
    await reads('now', 'lately', 'now', 'newest')
    await isIdle()
    imap.deliver(mail('the next'))
    await reads('now', 'lately', 'now', 'newest', 'the next')
    // A mail is noted as taken before it is kept.
    await expect
      .poll(async () =>
        (await run.db.owner`select subject from inbox_mail order by subject`).map(({ subject }) => subject),
      )
      .toEqual(['lately', 'newest', 'now', 'the next'])
  })

  it('is read by one of two processes, and by the other when that one is gone', async () => {
    await connect()
    const [first, second] = [read(), read()]
    imap.deliver(mail('one'))
    await reads('one')
    await isIdle()
    expect(imap.connections()).toBe(1)
    await first.close()
    imap.deliver(mail('two'))
    await reads('one', 'two')
    await second.close()
    await expect.poll(() => imap.connections()).toBe(0)
  })

  it('that lets nobody in says so once, and is read again when it was connected anew', async () => {
    const id = await connect({}, 'an-old-one')
    imap.deliver(mail('one'))
    read()
    await expect
      .poll(async () => await stateOf(id), { timeout: 10_000 })
      .toMatchObject({
        ...{ state: 'reconnect', last_error: 'Wrong user or password, says the post office' },
      })
    const told = await run.db.owner`select kind from notification where user_id = ${person.id}`
    expect(told).toMatchObject([{ kind: 'mailbox-reconnect' }])
    expect(imap.signIns).toHaveLength(1)
    const sealed = sealSecret(platform.fields, id, 'sealed_password', secret)
    await run.db
      .owner`update mailbox set sealed_password = ${sealed}, read_state = 'working', version = version + 1 where id = ${id}`
    await reads('one')
  })

  it('that is switched off is not read', async () => {
    const id = await connect()
    read()
    await isIdle()
    const member = run.call(await run.make.session(person))
    expect((await member.post(`/mailbox/switch-off/${id}`, {})).status).toBe(200)
    await expect.poll(() => imap.connections(), { timeout: 10_000 }).toBe(0)
    imap.deliver(mail('unheard'))
    expect((await member.post(`/mailbox/switch-on/${id}`, {})).status).toBe(200)
    await reads('unheard')
  })
})

describe('a delivery report that comes into a mailbox', () => {
  beforeAll(trustLocalhost)

  it('marks whose mail came back', async () => {
    const campaign = await run.make.campaign(company, person, { state: 'done', subject: 'Java bench' })
    const address = 'gone@vendor.example'
    const recipient = await run.make.recipient(company, campaign, { address })
    await connect()
    read()
    await isIdle()
    imap.deliver(reportOf({ address, messageId: messageIdOf(platform, recipient, 'sales@harbor.example') }))
    const rowOf = async () =>
      (await run.db.owner<AnyRecord[]>`select state, answer from campaign_recipient where id = ${recipient}`)[0]
    await expect.poll(rowOf, { timeout: 10_000 }).toMatchObject({ state: 'bounced' })
    const [row] = await run.db.owner`select value, reason from suppression where company_id = ${company.id}`
    expect(row).toEqual({ value: address, reason: 'hard-bounce' })
  })

  it('is read in the folders that its member chose, and no others', async () => {
    const id = await connect()
    const member = run.call(await run.make.session(person))
    const { body: listed } = await member.post(`/mailbox/folders/${id}`, {})
    expect(listed).toMatchObject({ code: 'mailbox.notListed' })
    for (const folders of [[], ['INBOX', 'INBOX']])
      expect((await member.put(`/mailbox/update/${id}`, { folders })).status).toBe(400)
    expect((await member.put(`/mailbox/update/${id}`, { folders: ['Projects'] })).status).toBe(200)
    imap.deliver(mail('elsewhere'))
    imap.deliver(mail('project'), { folder: 'Projects' })
    read()
    await reads('project')
  })

  it('says which mails could not be read, and reads them when somebody asks again', async () => {
    const id = await connect()
    const member = run.call(await run.make.session(person))
    let isBroken = true
    imap.deliver(mail('one'))
    read({}, async (parts, mailbox, place, one) => {
      if (isBroken) throw Object.assign(new Error('No such value'), { code: '22P02' })
      await noting(parts, mailbox, place, one)
    })
    const missed = async () => (await member.post(`/mailbox/unread/${id}`, {})).body
    await expect
      .poll(missed, { timeout: 10_000 })
      .toMatchObject({ total: 1, data: [{ folder: 'INBOX', uid: 1, reason: 'No such value', isTriedAgain: false }] })
    isBroken = false
    expect((await member.post(`/mailbox/read-again/${id}`, {})).status).toBe(200)
    await reads('one')
    expect(await missed()).toMatchObject({ total: 0, data: [] })
    const colleague = run.call(await run.make.session(await run.make.person('recruiter', company)))
    expect((await colleague.post(`/mailbox/unread/${id}`, {})).status).toBe(403)
  })

  it('keeps apart how sending and how reading went', async () => {
    const id = await connect({ imap_port: 1 })
    read()
    await expect.poll(async () => (await stateOf(id))?.state, { timeout: 10_000 }).toBe('failing')
    const member = run.call(await run.make.session(person))
    expect((await member.post('/mailbox/view', { id })).body.data).toMatchObject({
      ...{ state: 'working', reading: { state: 'failing', lastSuccessDate: null } },
      settings: { lastError: '', readError: expect.stringMatching(/./) },
    })
  })
})
