import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { writeBackup } from '../src/backup/write-backup.ts'
import { hashPassword } from '../src/http/session/password.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import type { AnyBody } from './call.ts'
import { openPostOffice, type PostOffice } from './mail/post-office.ts'
import type { Company } from './make.ts'
import { openStream } from './open-stream.ts'
import { codeOf, nextStep, oldPassword, type TwoFactorBody, withTwoFactor } from './people/two-factor-person.ts'
import { candidateSignUp, chosen, codeIn, companySignUp, freshEmail, password } from './people/visitor.ts'
import { writeTextPdf } from './reading/pdf-writer.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { found, tableTexts } from './side-stores/search.ts'
import { askAddress, fetchFile, upload } from './upload.ts'

const publicUrl = 'https://work.example'
const visitors = '203.0.113.77'
let run: RunningApp
let office: PostOffice
let company: Company
let passwordHash: string

/** All that opens something, and was said to one person alone. */
const secrets = new Map<string, string>()
/** Addresses at which people can be written to. */
const people = new Map<string, string>()
const keep = (name: string, secret: string | undefined, inside = secrets): string => {
  expect({ name, secret }).toEqual({ name, secret: expect.stringMatching(/^.{6,}$/) })
  inside.set(name, secret ?? '')
  return secret ?? ''
}

const send = (method: string, path: string, body?: unknown, token?: string, headers = {}) =>
  run.call(token).send<AnyBody>(method, path, body, { 'x-forwarded-for': visitors, ...headers })

/** The newest letter to an address, once it has so many. */
async function letter(email: string, number = 1): Promise<string> {
  const arrived = () => office.delivered.filter(({ to }) => to.includes(email.toLowerCase()))
  await expect.poll(() => arrived().length, { timeout: 20_000 }).toBe(number)
  const raw = arrived().at(-1)?.raw ?? ''
  if (!raw.includes('quoted-printable')) return raw
  return raw
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
const tokenIn = (text: string, before: string) => text.split(before)[1]?.match(/^[\w-]{43}/)?.[0]

beforeAll(async () => {
  office = await openPostOffice({
    recipient: (address) => (address.startsWith('held') ? new Error('later') : undefined),
  })
  run = await runApp({ SMTP_URL: office.url, PUBLIC_URL: publicUrl, TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' })
  company = await run.make.company()
  passwordHash = await hashPassword(oldPassword)
})
afterAll(async () => {
  await run.close()
  await office.close()
})

async function visitorsSignUp(): Promise<void> {
  for (const [area, body] of [
    ['company', await companySignUp(run)],
    ['candidate', candidateSignUp()],
  ] as const) {
    keep(`${area}'s address`, body.email, people)
    keep('password', password)
    const signed = await send('POST', `/${area}/sign-up`, body, undefined, { 'idempotency-key': crypto.randomUUID() })
    keep(`${area}'s session`, signed.body.token)
    const code = keep(`${area}'s code`, codeIn((await letter(body.email)).split('\r\n\r\n').slice(1).join()))
    expect((await send('POST', '/company/verify-email', { email: body.email, code })).status).toBe(200)
    await send('POST', `/${area}/sign-in`, { email: body.email, password: keep('wrong password', 'Wrong@7-otter') })
    const again = await send('POST', `/${area}/sign-in`, { email: body.email, password })
    keep(`${area}'s second session`, again.body.token)
    keep(`${area}'s device`, again.headers.get('set-cookie')?.match(/corridor-device=([\w-]+)/)?.[1])
    await send('POST', '/auth/sign-out', {}, again.body.token)
  }
  const unverified = keep('address of who waits', candidateSignUp().email, people)
  await send('POST', '/candidate/sign-up', candidateSignUp({ email: unverified }))
  keep('live code', codeIn((await letter(unverified)).split('\r\n\r\n').slice(1).join()))
}

async function passwordsAreForgotten(): Promise<void> {
  const of = (email: string) => run.make.person('recruiter', company, { email, password_hash: passwordHash })
  const [used, live, held] = [freshEmail(), freshEmail(), `held-${freshEmail()}`]
  for (const email of [used, live, held]) {
    await of(keep(`address of ${email}`, email, people))
    expect((await send('POST', '/auth/forgot-password', { email })).status).toBe(200)
  }
  const token = keep('used link', tokenIn(await letter(used), 'token='))
  expect((await send('POST', '/auth/reset-password', { token, ...chosen })).status).toBe(200)
  const open = keep('live link', tokenIn(await letter(live), 'token='))
  await fetch(`${run.url}/auth/classic/reset-password?token=${open}`)
}

async function peopleAreInvited(): Promise<void> {
  const admin = keep('session of an administrator', await run.make.tokenOf('administrator'))
  for (const name of ['accepted', 'live'] as const) {
    const email = keep(`address of who is invited, ${name}`, freshEmail(), people)
    const invited = { firstName: 'Ines', lastName: 'Invited', email }
    expect((await send('POST', '/users/add', invited, admin)).status).toBeLessThan(300)
    const token = keep(`invitation, ${name}`, tokenIn(await letter(email), '/invite/'))
    await fetch(`${run.url}/invite/${token}`)
    if (name === 'live') continue
    const accepted = await send('POST', '/invitation/accept', {
      token,
      firstName: 'Ines',
      lastName: 'Invited',
      ...chosen,
    })
    keep('session of who accepted', accepted.body.token)
  }
}

async function twoFactorIsUsed(): Promise<void> {
  const email = keep('address of who has two-factor', freshEmail(), people)
  const person = await run.make.person('owner', company, { email, password_hash: passwordHash })
  const { secret, recoveryCodes } = await withTwoFactor(run, person)
  keep('secret of the app', secret)
  for (const [at, code] of recoveryCodes.entries()) keep(`recovery code ${at}`, code)
  await nextStep(run, person)
  const first = await run.call().post<TwoFactorBody>('/company/sign-in', { email, password: oldPassword })
  keep('first step', first.body.secondStep.challenge)
  const { challenge } = first.body.secondStep
  const done = await send('POST', '/auth/second-step', { challenge, code: codeOf(secret) })
  keep('session after two steps', done.body.token)
}

async function recordsAreKept(): Promise<void> {
  const owner = await run.make.session(await run.make.person('owner', company, { password_hash: passwordHash }))
  const bench = await run.make.tokenOf('bench-sales', company)
  keep('account number', '370400440532013000')
  const country = await run.make.country({ name: 'Germany', code: 'DE' })
  const bank = { beneficiaryName: 'Maple', bankName: 'Deutsche Bank', accountType: 'current', country }
  const saved = {
    ...bank,
    accountNumber: 'DE89 3704 0044 0532 0130 00',
    currentPassword: keep('password beside a number', oldPassword),
  }
  expect((await send('POST', '/company-bank-details/add-bank-details', saved, owner)).status).toBeLessThan(300)
  const values = { firstName: 'Jane', passportNumber: keep('passport in a draft', 'X7731905Q') }
  expect((await send('PUT', '/draft/save', { form: 'candidate.add', values }, bench)).status).toBe(200)
  const granted = await askAddress(run.call(bench))
  keep('upload address', new URL(granted.body.presignedUrl, run.url).searchParams.get('signature') ?? undefined)
  const resumeKey = await upload(run, run.call(bench), writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }]))
  const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@mail.example', phone: '+18307604750', resumeKey }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await send('POST', '/candidate/add-candidate', jane, bench, headers)).status).toBe(201)
  const { presignedUrl } = (await send('GET', `/s3/download-url?fileKey=${resumeKey}`, undefined, bench)).body
  keep('download address', presignedUrl.split('/').at(-1))
  expect((await fetchFile(run, run.call(bench), presignedUrl)).status).toBe(200)
  const stream = await openStream(run.url, keep('session of a stream', bench))
  await stream.next()
  stream.close()
}

async function thingsGoWrong(): Promise<void> {
  const [email = ''] = people.values()
  const again = await companySignUp(run, { email })
  expect((await send('POST', '/company/sign-up', again)).status).toBe(409)
  await send('POST', '/company/sign-in', '{"email":"broken')
  await send('GET', `/auth/me?token=${keep('token in a query', `${'x'.repeat(30)}query`)}`)
  await run.db.sql`insert into user_account (id, email, first_name, last_name, password_hash)
    values (uuidv7(), ${email}, '', '', ${passwordHash})`.catch((error) => expect(error.code).toBe('23505'))
}

it('are filled by what people do in a day', { timeout: 120_000 }, async () => {
  await visitorsSignUp()
  await passwordsAreForgotten()
  await peopleAreInvited()
  await twoFactorIsUsed()
  await recordsAreKept()
  await thingsGoWrong()
  expect(secrets.size).toBeGreaterThan(30)
})

it('a copy of the tables, the outbox and the queues among them, holds nothing that opens anything', async () => {
  const leaks = [...(await tableTexts(run.db.owner))].flatMap(([table, text]) =>
    found(text, secrets).map((name) => `${name} in ${table}`),
  )
  expect(leaks).toEqual([])
})

it('nor does a backup', async () => {
  const into = new PassThrough()
  const [archive] = await Promise.all([
    buffer(into),
    writeBackup(run.db.owner, await openDiskStorage(run.dataDir, '/files'), into),
  ])
  expect(found(gunzipSync(archive).toString('latin1'), secrets)).toEqual([])
})

it("nor do the logs, the database's among them, and they name nobody", () => {
  const texts = { ours: run.logText(), database: readFileSync(inject('cluster').logFile, 'utf8') }
  expect(texts.ours).toContain('/api/v1/auth/reset-password')
  expect(texts.database).toContain('duplicate key value')
  for (const [log, text] of Object.entries(texts)) {
    expect({ log, found: [...found(text, secrets), ...found(text, people)] }).toEqual({ log, found: [] })
    expect(text).not.toContain(visitors)
  }
})

it('where people can be written to, and from where they came, stands in the tables for that alone', async () => {
  const ofPeople = new Set<string>()
  const ofPlaces = new Set<string>()
  for (const [table, text] of await tableTexts(run.db.owner)) {
    if (found(text.toLowerCase(), people).length > 0) ofPeople.add(table)
    if (text.includes(visitors)) ofPlaces.add(table)
  }
  expect([...ofPeople].toSorted()).toEqual(['public.invitation', 'public.mail', 'public.user_account'])
  expect([...ofPlaces].toSorted()).toEqual(['public.session'])
})
