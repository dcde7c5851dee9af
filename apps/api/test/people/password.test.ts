import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import { contentsOf } from '../contents.ts'
import { passMinute } from '../letters.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { chosen, everythingStored, freshEmail, letter, lettersTo, password, send, tokenIn } from './visitor.ts'

const publicUrl = 'https://work.example'
const old = 'Corridor@2026'
let oldHash: string
let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ PUBLIC_URL: publicUrl })
  oldHash = await hashPassword(old)
  company = await run.make.company()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const member = (more = {}) => run.make.person('owner', company, { password_hash: oldHash, ...more })
const forgot = (email: string, headers = {}) => send(run, 'POST', '/auth/forgot-password', { email }, headers)
const reset = (token: string, more = {}) => send(run, 'POST', '/auth/reset-password', { token, ...chosen, ...more })
const signIn = async ({ email }: Person, secret: string) =>
  (await send(run, 'POST', '/company/sign-in', { email, password: secret })).status
const alive = async (token: string) => (await run.call(token).get('/auth/me')).status === 200
const linkFor = async (person: Person, number = 1) => {
  expect((await forgot(person.email)).status).toBe(200)
  return tokenIn(await letter(run, person.email, number))
}
const dead = { status: 400, body: { code: 'account.linkDead' } }

describe('a link to a new password', () => {
  it('sets it, ends every session, verifies the address, and is spent', async () => {
    const person = await member({ is_email_verified: false })
    const sessions = [await run.make.session(person), await run.make.session(person)]
    const other = await run.make.session(await member())
    const token = await linkFor(person)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await reset(token)).toMatchObject({ status: 200, body: { success: true, area: 'company' } })
    for (const session of sessions) expect(await alive(session)).toBe(false)
    expect(await alive(other)).toBe(true)
    expect(await signIn(person, old)).toBe(401)
    expect(await signIn(person, password)).toBe(200)
    const [row] = await run.db.owner`select is_email_verified from user_account where id = ${person.id}`
    expect(row?.is_email_verified).toBe(true)

    const before = await contentsOf(run.db.owner)
    const replay = await reset(token, { password: 'Other@7-otter', confirmPassword: 'Other@7-otter' })
    expect(replay).toMatchObject(dead)
    expect(await contentsOf(run.db.owner)).toEqual(before)
    const trail = await trailOf(run.db.owner, person.id)
    expect(trail.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'account.reset-password', before: null, after: null },
    ])
  })

  it('has one winner when it is used twice at once', async () => {
    const token = await linkFor(await member())
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('is dead after thirty minutes, the minute after a newer one, a change of the password, or deactivation', async () => {
    const expired = await linkFor(await member())
    await run.db
      .owner`update reset_link set expires_at = now() where token_hash = sha256(convert_to(${expired}, 'utf8'))`
    const replaced = await member()
    const first = await linkFor(replaced)
    await passMinute(run.db.owner)
    const second = await linkFor(replaced, 2)
    await run.db.owner`update reset_link set before_until = now() where user_id = ${replaced.id}`
    const changed = await member()
    const overtaken = await linkFor(changed)
    const caller = run.call(await run.make.session(changed))
    expect((await caller.put('/auth/password', { currentPassword: old, ...chosen })).status).toBe(200)
    const left = await member()
    const inactive = await linkFor(left)
    await run.db.owner`update user_account set status = 'inactive' where id = ${left.id}`
    const before = await contentsOf(run.db.owner)
    for (const token of [expired, first, overtaken, inactive, '', 'x'.repeat(43), 'x'.repeat(100)])
      expect(await reset(token)).toMatchObject(dead)
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect(await reset(second)).toMatchObject({ status: 200 })
  })

  it('leads to the configured address, whatever the request says of its host', async () => {
    const person = await member()
    const evil = 'evil.example'
    await forgot(person.email, {
      'x-forwarded-host': evil,
      forwarded: `host=${evil}`,
      origin: `https://${evil}`,
      referer: `https://${evil}/`,
    })
    const text = await letter(run, person.email)
    expect(text).toContain(`${publicUrl}/auth/classic/reset-password?token=`)
    expect(text).not.toContain(evil)
  })

  it('is kept as a hash, and stands nowhere else', async () => {
    const person = await member()
    const token = await linkFor(person)
    expect(await everythingStored(run)).not.toContain(token)
    await reset(token)
    expect(run.logText()).not.toContain(token)
    expect(run.logText()).not.toContain(person.email)
    expect(await everythingStored(run)).not.toContain(password)
  })

  it('asks for a password by the rules', async () => {
    const person = await member()
    const token = await linkFor(person)
    const tries = [
      [{ password: 'Password@123', confirmPassword: 'Password@123' }, { password: 'Password is too common' }],
      [{ confirmPassword: 'Other@7-otter' }, { confirmPassword: "Password and Confirm Password didn't match" }],
    ] as const
    for (const [more, fields] of tries) expect((await reset(token, more)).body.fields).toEqual(fields)
    expect((await reset(token)).status).toBe(200)
  })

  it('is not asked for without end', async () => {
    const { email } = await member()
    for (let at = 0; at < 5; at++) expect((await forgot(email)).status).toBe(200)
    expect((await forgot(email.toUpperCase())).status).toBe(429)
    const unknown = freshEmail()
    for (let at = 0; at < 5; at++) expect((await forgot(unknown)).status).toBe(200)
    expect((await forgot(unknown)).status).toBe(429)
  })
})

describe('who has an account', () => {
  it('is not told by the answer, and nobody else gets a letter', async () => {
    const [known, inactive] = [await member(), await member({ status: 'inactive' })]
    const unknown = freshEmail()
    const answers = []
    for (const email of [unknown, inactive.email, known.email]) answers.push(await forgot(email))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    await letter(run, known.email)
    for (const email of [unknown, inactive.email]) expect(await lettersTo(run, email)).toHaveLength(0)
  })

  it('is not told by the time that the answer takes', async () => {
    const { email } = await member()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 15; round++) {
      await run.db.owner`truncate rate_limit`
      times.known.push(await timed(() => forgot(email)))
      times.unknown.push(await timed(() => forgot(freshEmail())))
    }
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  it('is not told by what the request writes: one piece of work for either', async () => {
    const jobs = async () =>
      (await run.db.owner`select count(*)::int as n from pgboss.job where name = 'send-reset-link'`)[0]?.n
    const { email } = await member()
    const before = await jobs()
    await forgot(email)
    expect(await jobs()).toBe(before + 1)
    await forgot(freshEmail())
    expect(await jobs()).toBe(before + 2)
  })
})

describe('changing the password', () => {
  const change = (token: string, more = {}) =>
    send(
      run,
      'PUT',
      '/auth/password',
      { currentPassword: old, ...chosen, ...more },
      { 'idempotency-key': 'once' },
      token,
    )

  it('ends every other session, and leaves a trail without a secret', async () => {
    const person = await member()
    const [mine, elsewhere] = [await run.make.session(person), await run.make.session(person)]
    expect(await change(mine)).toMatchObject({ status: 200, body: { message: 'Password changed' } })
    expect([await alive(mine), await alive(elsewhere)]).toEqual([true, false])
    expect(await signIn(person, old)).toBe(401)
    expect(await signIn(person, password)).toBe(200)
    const [told] = await trailOf(run.db.owner, person.id)
    expect(told).toMatchObject({ action: 'account.change-password', before: null, after: null })
    // A hash of the body would be one of both passwords.
    expect(await run.db.owner`select 1 from idempotency_key`).toHaveLength(0)
  })

  it.each([
    [
      'a wrong current one',
      { currentPassword: 'Wrong@2026' },
      { currentPassword: 'The current password is not right' },
    ],
    [
      'a common one',
      { password: 'Summer@2026', confirmPassword: 'Summer@2026' },
      { password: 'Password is too common' },
    ],
    [
      'another confirmation',
      { confirmPassword: 'x' },
      { confirmPassword: "Password and Confirm Password didn't match" },
    ],
  ])('refuses %s, and nothing changes', async (_, more, fields) => {
    const person = await member()
    const tokens = [await run.make.session(person), await run.make.session(person)]
    const { status, body } = await change(tokens[0] ?? '', more)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
    for (const token of tokens) expect(await alive(token)).toBe(true)
    expect(await signIn(person, old)).toBe(200)
  })

  it('cannot be guessed for long', async () => {
    const token = await run.make.session(await member())
    for (let at = 0; at < 10; at++) expect((await change(token, { currentPassword: `Wrong@${at}` })).status).toBe(400)
    expect((await change(token)).status).toBe(429)
  })

  it('answers before the onboarding is complete', async () => {
    const maple = await run.make.company({ isOnboarded: false })
    const person = await run.make.person('owner', maple, { password_hash: oldHash })
    expect((await change(await run.make.session(person))).status).toBe(200)
  })
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
