import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appendToSent, openSender } from '../../src/features/mail/mailbox/sender.ts'
import { type MailboxRow, mailboxSpec } from '../../src/features/mail/mailbox/tables.ts'
import { authOf } from '../../src/features/mail/mailbox/token.ts'
import { openMemberServers, readMemberServers } from '../../src/platform/mail/member-servers.ts'
import type { Platform } from '../../src/platform.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { found, tableTexts } from '../side-stores/search.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'
import { type ConsentOffice, letIn, openConsentOffice } from './consent-office.ts'
import { type ImapOffice, openImapOffice } from './imap-office.ts'
import { localhostTls, trustLocalhost } from './localhost-tls.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

const secret = 'correct-horse-7714'
const token = 'access-token-1'
let post: PostOffice
let imap: ImapOffice
let provider: ConsentOffice
let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let platform: Platform
let company: Company
let person: Person
let member: Caller
let owner: Caller
let smtpSignIns: string[] = []

beforeAll(async () => {
  provider = await openConsentOffice()
  const letsIn = (_user: string, given: string) => given === secret || given.startsWith('access-token')
  imap = await openImapOffice({ letsIn })
  post = await openPostOffice({
    ...{ secure: true, authOptional: false, authMethods: ['PLAIN', 'XOAUTH2'], ...localhostTls },
    onAuth: ({ username, password, accessToken, method }, _session, done) => {
      smtpSignIns.push(`${method} ${username}`)
      const isRight = letsIn(username ?? '', password ?? accessToken ?? '')
      if (isRight) return done(null, { user: username })
      done(Object.assign(new Error('No such user here, says the post office'), { responseCode: 535 }))
    },
  })
  run = await runApp({ PUBLIC_URL: 'https://work.example', ...settings() })
  reminding = await openReminding(run)
  const config = readMemberServers(settings())
  if (typeof config === 'string') throw new Error(config)
  platform = { ...reminding.platform, memberServers: openMemberServers(config) }
})
afterAll(async () => {
  platform.memberServers.pool.close()
  await reminding.close()
  await run.close()
  await Promise.all([post.close(), imap.close(), provider.close()])
})
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  member = run.call(await run.make.session(person))
  owner = run.call(await run.make.tokenOf('owner', company))
  smtpSignIns = []
})

const settings = () => ({
  MAIL_ALLOWED_HOSTS: 'localhost',
  ...{ GOOGLE_CLIENT_ID: 'corridor', GOOGLE_CLIENT_SECRET: 'client-secret-1' },
  ...{ GOOGLE_TOKEN_URL: `${provider.url}/token`, GOOGLE_SIGN_IN_URL: 'https://provider.example/agree' },
  GOOGLE_MAIL_HOSTS: `localhost:${portOf(post)},localhost:${imap.port}`,
})
const portOf = ({ url }: PostOffice) => Number(new URL(url).port)
const servers = () => ({
  ...{ smtpHost: 'localhost', smtpPort: portOf(post), smtpSecurity: 'tls' },
  ...{ imapHost: 'localhost', imapPort: imap.port, imapSecurity: 'tls' },
  ...{ userName: 'jane@example.com', password: secret },
})
const own = () => ({ way: 'password', name: 'Jane', address: 'Jane@Example.com', ...servers() })
const add = async (by: Caller, more: object = {}) => (await by.post('/mailbox/add', { ...own(), ...more })).body
const rowOf = async (id: string) =>
  (
    await run.db.owner<MailboxRow[]>`
      select ${run.db.owner.unsafe(mailboxSpec.columns)} from mailbox t left join user_account m on m.id = t.member_id
      where t.id = ${id}`
  )[0] as MailboxRow
const steps = (body: object) =>
  (body as { steps: AnyRecord[] }).steps.map(({ server, step, isDone, words }) => [server, step, isDone, words])

describe('before this machine trusts the certificate', () => {
  it('refuses it in its real words, and tells no password', async () => {
    const { body } = await member.post('/mailbox/try', servers())
    expect(steps(body)).toEqual([
      ['smtp', 'connect', false, 'self-signed certificate'],
      ['imap', 'connect', false, 'self-signed certificate'],
    ])
    expect([...smtpSignIns, ...imap.signIns]).toEqual([])
  })

  it('does not go into the private network, nor to other ports', async () => {
    const { body } = await member.post('/mailbox/try', { ...servers(), smtpHost: '127.0.0.1', imapHost: 'example.com' })
    expect(steps(body)[0]?.[3]).toMatch(/^Port \d+ is none of a mail server/)
    // Nobody learns by it which names there are within.
    for (const smtpHost of ['10.0.0.5', hostname(), 'nothing-of-the-kind.invalid']) {
      const inside = { ...servers(), smtpHost, smtpPort: 465, imapHost: '' }
      expect(steps((await member.post('/mailbox/try', inside)).body)).toEqual([
        ['smtp', 'connect', false, `${smtpHost} is not a mail server that can be reached from here`],
      ])
    }
  })
})

describe('a mailbox with a password', () => {
  beforeAll(trustLocalhost)

  it('is not saved with a wrong one, and says what the servers say', async () => {
    const wrong = { ...servers(), password: 'wrong-horse' }
    expect(steps((await member.post('/mailbox/try', wrong)).body)).toEqual([
      ['smtp', 'connect', true, ''],
      ['smtp', 'sign-in', false, '535 No such user here, says the post office'],
      ['imap', 'connect', true, ''],
      ['imap', 'sign-in', false, 'Wrong user or password, says the post office'],
    ])
    const refused = await member.post('/mailbox/add', { ...own(), password: 'wrong-horse' })
    expect([refused.status, refused.body.code, refused.body.params.words]).toEqual([
      409,
      'mailbox.notConnected',
      '535 No such user here, says the post office',
    ])
    expect((await member.post('/mailbox/list', {})).body.totalDocs).toBe(0)
  })

  it('is saved with the right one, once an address, and keeps its secret to itself', async () => {
    const body = await add(member)
    expect(body).toMatchObject({
      data: { address: 'jane@example.com', state: 'working', isManaged: true, perDay: 400 },
    })
    expect(body.data.lastSuccessDate).not.toBeNull()
    const again = await owner.post('/mailbox/add', { ...own(), isOfCompany: true })
    expect([again.status, again.body.code]).toEqual([409, 'mailbox.taken'])
    const id = body.data._id
    await member.post(`/mailbox/check/${id}`, { id })
    const texts = await tableTexts(run.db.owner)
    const all = [...texts.values(), run.logText(), JSON.stringify(body)].join('\n')
    expect(found(all, new Map([['password', secret]]))).toEqual([])
    const trail = await trailOf(run.db.owner, id)
    expect(trail.map(({ action }) => action)).toEqual(['mailbox.add'])
    expect(JSON.stringify(trail)).not.toContain('jane@')
  })

  it('is managed by its member alone; others see that it is there', async () => {
    const { data } = await add(member)
    const id = data._id
    const [listed] = (await owner.post('/mailbox/list', {})).body.data
    expect(listed).toMatchObject({ _id: id, isManaged: false, settings: null })
    const update = await owner.put(`/mailbox/update/${id}`, { name: 'Mine' })
    expect([update.status, update.body.code]).toEqual([403, 'mailbox.notYours'])
    expect((await owner.post('/mailbox/try', { ...servers(), password: '', id })).body.code).toBe('mailbox.notYours')
    expect((await owner.post(`/mailbox/switch-off/${id}`, { id })).body.data.state).toBe('off')
    expect((await member.post(`/mailbox/check/${id}`, { id })).body.code).toBe('mailbox.isOff')
    expect((await owner.post(`/mailbox/switch-on/${id}`, { id })).body.code).toBe('mailbox.notYours')
    expect((await owner.delete(`/mailbox/delete/${id}`)).status).toBe(200)
    expect((await run.db.owner`select id from mailbox where id = ${id}`).length).toBe(0)
  })

  it('of the company is added by an Owner alone', async () => {
    expect((await member.post('/mailbox/add', { ...own(), isOfCompany: true })).body.code).toBe('mailbox.notYours')
    const { data } = await add(owner, { isOfCompany: true })
    expect(data.memberInfo).toEqual([])
  })

  it('tells its password to the servers alone for which it was entered', async () => {
    const { data } = await add(member)
    const other = { ...servers(), password: '', id: data._id }
    expect((await member.post('/mailbox/try', other)).status).toBe(200)
    smtpSignIns = []
    const tried = await member.post('/mailbox/try', { ...other, smtpHost: 'smtp.example.com' })
    expect([tried.status, tried.body.fields]).toEqual([400, { password: 'Password is required' }])
    const moved = await member.put(`/mailbox/update/${data._id}`, { userName: 'eve' })
    expect(moved.body.fields?.password).toBe('Please enter the password again: it goes to another server or user')
    expect(smtpSignIns).toEqual([])
    const renamed = await member.put(`/mailbox/update/${data._id}`, { name: 'Jane D.', perDay: 100 })
    expect(renamed.body.data).toMatchObject({ name: 'Jane D.', perDay: 100, version: 2 })
    const late = await member.put(`/mailbox/update/${data._id}`, { name: 'Late', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  })

  it('sends with its connection kept, and files what went out once', async () => {
    const { data } = await add(member)
    const row = await rowOf(data._id)
    const parts = { db: run.db.sql, platform }
    const raw = Buffer.from('From: jane@example.com\r\nMessage-ID: <one@example.com>\r\nSubject: Java\r\n\r\nHello\r\n')
    const envelope = { from: 'jane@example.com', to: 'mary@example.com' }
    const [before, opened] = [post.delivered.length, post.connections()]
    for (let sent = 0; sent < 2; sent += 1) {
      const sender = await openSender(parts, row)
      expect(await sender?.deliverWritten({ envelope, raw }, async () => {})).toMatchObject({ state: 'accepted' })
    }
    expect(post.delivered.length).toBe(before + 2)
    expect(post.connections()).toBe(opened + 1)
    expect(await appendToSent(parts, row, raw)).toBe(true)
    expect(await appendToSent(parts, row, raw)).toBe(true)
    expect(imap.sent.map(({ messageId }) => messageId)).toEqual(['<one@example.com>'])
    expect(await appendToSent(parts, { ...row, imap_port: 1 }, raw)).toBe(false)
  })

  it('whose password was changed elsewhere tells its member once, and says so', async () => {
    const { data } = await add(member)
    const row = await rowOf(data._id)
    const parts = { db: run.db.sql, platform }
    const raw = Buffer.from('From: jane@example.com\r\nMessage-ID: <two@example.com>\r\n\r\nHello\r\n')
    const sealed = platform.fields.seal('old', { table: 'mailbox', column: 'sealed_password', rowId: row.id })
    const stale = { ...row, sealed_password: sealed }
    for (let sent = 0; sent < 2; sent += 1) {
      const sender = await openSender(parts, stale)
      const outcome = await sender?.deliverWritten(
        { envelope: { from: 'jane@example.com', to: 'mary@example.com' }, raw },
        async () => {},
      )
      expect(outcome?.state).toBe('deferred')
    }
    const { body } = await member.post('/mailbox/view', { id: row.id })
    expect(body.data).toMatchObject({ state: 'reconnect' })
    expect((body.data.settings as unknown as AnyRecord).lastError).toContain('No such user here')
    const told = await run.db.owner`select kind, params from notification where user_id = ${person.id}`
    expect(told.map(({ kind, params }) => [kind, params])).toEqual([['mailbox-reconnect', { name: 'Jane' }]])
  })
})

describe("a mailbox through the installation's server", () => {
  it('has the address of its own account alone', async () => {
    const other = await member.post('/mailbox/add', { way: 'relay', name: 'Boss', address: 'boss@bank.example' })
    expect(other.body.fields?.address).toBe("The installation's server sends for the address of your own account alone")
    const mine = await member.post('/mailbox/add', { way: 'relay', name: 'Me', address: person.email })
    expect(mine.body.data).toMatchObject({ state: 'working', perDay: 10_000, lastSuccessDate: null })
  })
})

describe('a mailbox whose person agrees at the provider', () => {
  beforeAll(trustLocalhost)
  const begin = async (by: Caller, more: object = {}) => {
    const { body } = await by.post<{ url: string }>('/mailbox/start-consent', { way: 'google', ...more })
    return new URL(body.url)
  }
  const connect = async (by: Caller, more: object = {}) => {
    const state = (await begin(by, more)).searchParams.get('state')
    return by.post('/mailbox/finish-consent', { state, code: 'code-1' })
  }

  it('is connected with PKCE, by the session that began it, once', async () => {
    provider.answer = () => letIn('Jane@example.com')
    const url = await begin(member, { address: 'jane@example.com' })
    expect(url.origin + url.pathname).toBe('https://provider.example/agree')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{
        response_type: 'code',
        client_id: 'corridor',
        code_challenge_method: 'S256',
        login_hint: 'jane@example.com',
      },
      redirect_uri: 'https://work.example/company/mailbox/connected',
    })
    const came = { state: url.searchParams.get('state'), code: 'code-1' }
    const elsewhere = run.call(await run.make.session(person))
    expect((await elsewhere.post('/mailbox/finish-consent', came)).body.code).toBe('mailbox.consentUnknown')
    const { body } = await member.post('/mailbox/finish-consent', came)
    expect(body.data).toMatchObject({ address: 'jane@example.com', way: 'google', state: 'working' })
    expect((await member.post('/mailbox/finish-consent', came)).body.code).toBe('mailbox.consentUnknown')
    const asked = provider.asked.at(-1)
    const challenge = createHash('sha256')
      .update(String(asked?.get('code_verifier')))
      .digest('base64url')
    expect([asked?.get('grant_type'), challenge]).toEqual([
      'authorization_code',
      url.searchParams.get('code_challenge'),
    ])
    expect(imap.signIns.at(-1)).toBe(`jane@example.com ${token}`)
    const texts = [...(await tableTexts(run.db.owner)).values(), run.logText(), JSON.stringify(body)].join('\n')
    const marks = { token, refresh: 'refresh-token-1', verifier: String(asked?.get('code_verifier')), code: 'code-1' }
    expect(found(texts, new Map(Object.entries(marks)))).toEqual([])
  })

  it('says what the provider says where nobody agreed', async () => {
    const state = (await begin(member)).searchParams.get('state')
    const refused = await member.post('/mailbox/finish-consent', { state, refusal: 'access_denied' })
    expect([refused.body.code, refused.body.params.words]).toEqual(['mailbox.consentRefused', 'access_denied'])
    provider.answer = () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Code was redeemed' } })
    expect((await connect(member)).body.params.words).toBe('Code was redeemed')
  })

  it('renews its token once, however many workers ask', async () => {
    provider.answer = () => letIn('jane@example.com')
    const { data } = (await connect(member)).body
    await run.db.owner`update mailbox set access_token_until = now() where id = ${data._id}`
    provider.answer = () => letIn('jane@example.com', 'access-token-2', {})
    const row = await rowOf(data._id)
    const before = provider.asked.length
    const parts = { db: run.db.sql, platform }
    const got = await Promise.all([authOf(parts, row), authOf(parts, row), authOf(parts, row)])
    expect(got).toEqual(Array.from({ length: 3 }, () => ({ user: 'jane@example.com', accessToken: 'access-token-2' })))
    expect(provider.asked.length).toBe(before + 1)
    expect(provider.asked.at(-1)?.get('refresh_token')).toBe('refresh-token-1')
  })

  it('must be reconnected once the provider lets nobody in, and is, with the same account', async () => {
    provider.answer = () => letIn('jane@example.com')
    const { data } = (await connect(member)).body
    const id = data._id
    await run.db.owner`update mailbox set access_token_until = now() where id = ${id}`
    provider.answer = () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Token was revoked' } })
    const row = await rowOf(id)
    const parts = { db: run.db.sql, platform }
    await expect(authOf(parts, row)).rejects.toThrow('Token was revoked')
    await expect(authOf(parts, row)).rejects.toThrow('Token was revoked')
    expect((await member.post('/mailbox/view', { id })).body.data.state).toBe('reconnect')
    const told = await run.db.owner`select kind from notification where user_id = ${person.id}`
    expect(told.length).toBe(1)
    provider.answer = () => letIn('eve@example.com')
    expect((await connect(member, { id })).body.code).toBe('mailbox.otherAccount')
    provider.answer = () => letIn('jane@example.com', 'access-token-3')
    expect((await connect(member, { id })).body.data).toMatchObject({ _id: id, state: 'working' })
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'mailbox.finish-consent',
      'mailbox.finish-consent',
    ])
  })
})
