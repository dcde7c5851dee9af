import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { localhostTls, trustLocalhost } from './localhost-tls.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

const password = 'Quartz@7-otter'
const secret = 'relay-horse-7714'
let run: RunningApp
let office: PostOffice
let person: Person
let admin: Caller
let passwordHash: string
/** Sign-ins, by whom and with what. */
const signIns: string[] = []

beforeAll(trustLocalhost)
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  office = await openPostOffice({
    ...{ secure: true, authOptional: false, ...localhostTls },
    onAuth: ({ username, password: given }, _session, done) => {
      signIns.push(`${username} ${given}`)
      done(given === secret ? null : new Error('Bad credentials'), { user: username })
    },
  })
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost' })
})
afterAll(async () => {
  await run.close()
  await office.close()
})
beforeEach(async () => {
  person = await run.make.person('administrator', undefined, { password_hash: passwordHash })
  admin = run.call(await run.make.session(person))
})
afterEach(() => run.db.owner`delete from house_server`)

const server = (more: object = {}) => ({
  ...{
    host: 'localhost',
    port: Number(new URL(office.url).port),
    security: 'tls',
    userName: 'house',
    password: secret,
  },
  ...{ senderName: 'Corridor', senderAddress: 'no-reply@work.example', currentPassword: password, ...more },
})
const isTest = async (caller: Caller) => (await caller.post<{ isTest: boolean }>('/house-server/mode', {})).body.isTest
const stateOf = async (address: string) => {
  const [row] = await run.db.owner<{ state: string }[]>`select state from mail where to_address = ${address}`
  return row?.state
}
async function forget(email: string) {
  const company = await run.make.company()
  await run.make.person('recruiter', company, { email })
  expect((await run.call().post('/auth/forgot-password', { email })).status).toBe(200)
}

describe('the mail server of the installation', () => {
  it('is set up in the page, tried with its own words, and takes the next letter; the one before stays', async () => {
    await forget('before@work.example')
    await expect.poll(() => stateOf('before@work.example'), { timeout: 20_000 }).toBe('stored')
    const early = await admin.post('/house-server/test', {})
    expect([early.status, early.body.code]).toEqual([409, 'houseServer.missing'])

    const saved = await admin.put('/house-server/save', server())
    expect([saved.status, saved.body.data]).toEqual([
      200,
      {
        isByEnvironment: false,
        server: {
          ...{
            host: 'localhost',
            port: Number(new URL(office.url).port),
            security: 'tls',
            userName: 'house',
            version: 1,
          },
          ...{ hasPassword: true, senderName: 'Corridor', senderAddress: 'no-reply@work.example' },
        },
      },
    ])
    const tried = await admin.post('/house-server/test', {})
    expect(tried.body).toMatchObject({ to: person.email, answer: expect.stringContaining('OK: queued as 4711') })
    expect(signIns.at(-1)).toBe(`house ${secret}`)

    await forget('after@work.example')
    await expect.poll(() => stateOf('after@work.example'), { timeout: 20_000 }).toBe('accepted')
    expect(office.delivered.map(({ to }) => to[0])).toEqual([person.email, 'after@work.example'])
    expect(office.delivered[1]?.from).toBe('no-reply@work.example')
    expect(await stateOf('before@work.example')).toBe('stored')
  })

  it('asks who it is again, keeps the password sealed and untold, and leaves a trail without it', async () => {
    const bare = await admin.put('/house-server/save', server({ currentPassword: undefined }))
    expect([bare.status, bare.body.fields]).toEqual([400, { currentPassword: 'Password is required' }])
    const wrong = await admin.put('/house-server/save', server({ currentPassword: 'Wrong@2026' }))
    expect([wrong.status, wrong.body.code]).toEqual([400, 'account.passwordWrong'])
    expect((await admin.put('/house-server/save', server())).status).toBe(200)
    expect(JSON.stringify(await run.db.owner`select * from house_server`)).not.toContain(secret)
    expect(JSON.stringify((await admin.post('/house-server/view', {})).body)).not.toContain(secret)
    const trail = await run.db.owner`select action, after from audit where actor_id = ${person.id}`
    expect(trail).toMatchObject([{ action: 'house-server.update', after: { has_password: true, password: 'new' } }])
    expect(JSON.stringify(trail)).not.toContain(secret)
  })

  it('takes no password along to another server, and none over an open line', async () => {
    await admin.put('/house-server/save', server())
    const moved = await admin.put(
      '/house-server/save',
      server({ host: 'smtp.other.example', password: '', version: 1 }),
    )
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([400, ['password']])
    const kept = await admin.put('/house-server/save', server({ senderName: 'Harbor', password: '', version: 1 }))
    expect(kept.body.data).toMatchObject({ server: { senderName: 'Harbor', hasPassword: true, version: 2 } })
    const late = await admin.put('/house-server/save', server({ version: 1 }))
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
    const open = await admin.put('/house-server/save', server({ security: 'none' }))
    expect([open.status, Object.keys(open.body.fields ?? {})]).toEqual([400, ['userName']])
  })

  it('says in its own words why it takes nothing, and is no way into the network', async () => {
    await admin.put('/house-server/save', server({ password: 'wrong-horse' }))
    const refused = await admin.post('/house-server/test', {})
    expect([refused.status, refused.body.code]).toEqual([409, 'houseServer.testRefused'])
    expect(refused.body.message).toContain('Bad credentials')
    await admin.put('/house-server/save', server({ host: '127.0.0.1', port: 465, version: 1 }))
    const inside = await admin.post('/house-server/test', {})
    expect(inside.body.message).toContain('is not a mail server that can be reached from here')
  })

  it('is taken away again: test mode is on', async () => {
    await admin.put('/house-server/save', server())
    expect(await isTest(admin)).toBe(false)
    const removed = await admin.post('/house-server/remove', { version: 1, currentPassword: password })
    expect(removed.body.data).toEqual({ isByEnvironment: false, server: null })
    expect(await isTest(admin)).toBe(true)
  })

  it('that the environment names is nobody else’s to change', async () => {
    const named = await runApp({ ROLE: 'api', SMTP_URL: 'smtp://127.0.0.1:1' })
    const other = await named.make.person('administrator', undefined, { password_hash: passwordHash })
    const caller = named.call(await named.make.session(other))
    expect((await caller.post('/house-server/view', {})).body.data).toEqual({ isByEnvironment: true, server: null })
    const saved = await caller.put('/house-server/save', server())
    expect([saved.status, saved.body.code]).toEqual([409, 'houseServer.byEnvironment'])
    expect(await isTest(caller)).toBe(false)
    await named.close()
  })
})

describe('test mode', () => {
  it('is not said to a company whose mailboxes all have servers of their own', async () => {
    const company = await run.make.company()
    const bench = run.call(await run.make.session(await run.make.person('bench-sales', company)))
    expect(await isTest(bench)).toBe(true)
    const own = { smtp_host: 'smtp.harbor.example', user_name: 'jane', sealed_password: 'sealed' }
    await run.make.mailbox(company, { ...own, way: 'password', address: 'one@harbor.example' })
    expect(await isTest(bench)).toBe(false)
    await run.make.mailbox(company, { way: 'relay', address: 'two@harbor.example' })
    expect(await isTest(bench)).toBe(true)
  })

  it('shows an administrator who, when and what, and nothing that opens anything', async () => {
    const email = 'kept@work.example'
    await forget(email)
    await expect.poll(() => stateOf(email), { timeout: 20_000 }).toBe('stored')
    const { body } = await admin.post('/house-server/kept', {})
    const letter = (body.data as AnyRecord[]).find(({ to }) => String(to).includes(email))
    expect(letter).toMatchObject({
      subject: expect.stringMatching(/password/i),
      text: expect.stringContaining('[link]'),
    })
    expect(JSON.stringify(body)).not.toMatch(/token=|https?:\/\/|[\w-]{43}/)
  })

  it('shows letters whole to whoever is at the machine', { timeout: 60_000 }, async () => {
    const email = 'machine@work.example'
    await forget(email)
    await expect.poll(() => stateOf(email), { timeout: 20_000 }).toBe('stored')
    const env = { ...process.env, DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir, DEMO: '0' }
    const command = join(import.meta.dirname, '../../src/admin/mailbox.ts')
    const said = await text(spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'inherit'] }).stdout)
    expect(said).toMatch(/To: .*machine@work\.example>?\nSubject: /)
    expect(said).toMatch(/reset-password\?token=[\w-]{43}/)
  })

  it('leads whoever asks for the mailbox to what only administrators read', async () => {
    const answer = await fetch(`${run.url}/dev/mailbox`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/email/kept'])
  })
})
