import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { Answer, AnyBody } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const password = 'Corridor@2026'
let passwordHash: string
let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  passwordHash = await hashPassword(password)
  company = await run.make.company({ name: 'Harbor Staffing' })
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const areas = ['admin', 'company', 'candidate'] as const
type Area = (typeof areas)[number]
const roleOf = { admin: 'administrator', company: 'owner', candidate: 'candidate' } as const
const personOf = (area: Area, more = {}): Promise<Person> =>
  run.make.person(roleOf[area], company, { password_hash: passwordHash, ...more })
const signIn = (area: Area, email: string, secret = password, headers = {}) =>
  run.call().send<AnyBody>('POST', `/${area}/sign-in`, { email, password: secret }, headers)

describe.each(areas)('signing in to the %s area', (area) => {
  it('gives a token, the roles and the person', async () => {
    const { id, email } = await personOf(area)
    const { status, body } = await signIn(area, `  ${email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Sign in successful', roles: [roleOf[area]], user: { _id: id, email } })
    expect(JSON.stringify(body)).not.toContain(passwordHash)
    const me = await run.call(body.token).get('/auth/me')
    expect(me.body).toMatchObject({ roles: [roleOf[area]], user: { _id: id } })
  })

  it('refuses everybody else alike', async () => {
    const known = await personOf(area)
    const inactive = await personOf(area, { status: 'inactive' })
    const elsewhere = await personOf(area === 'admin' ? 'company' : 'admin')
    const lost = await personOf(area)
    await run.db.owner`update membership set status = 'inactive' where user_id = ${lost.id}`
    await run.db.owner`update user_account set is_administrator = false, is_candidate = false where id = ${lost.id}`
    const refusals = [
      await signIn(area, 'nobody@example.com'),
      await signIn(area, known.email, 'Wrong@2026'),
      await signIn(area, known.email, ''),
      await signIn(area, known.email, password.toLowerCase()),
      await signIn(area, inactive.email, 'Wrong@2026'),
      await signIn(area, elsewhere.email),
      await signIn(area, lost.email),
      await signIn(area, ''),
      await signIn(area, "' or 1=1 --"),
    ]
    const alike = { success: false, code: 'session.wrong', message: 'The login details are incorrect' }
    for (const answer of refusals) {
      expect(answer).toMatchObject({ status: 401, body: { ...alike, requestId: expect.any(String) } })
      expect(Object.keys(answer.body)).toHaveLength(4)
    }
    expect(await sessionsOf(known, inactive, elsewhere, lost)).toEqual([])
  })

  it('tells whoever knows the password of a deactivated account why it does not open', async () => {
    const inactive = await personOf(area, { status: 'inactive' })
    expect(await signIn(area, inactive.email)).toMatchObject({ status: 403, body: { code: 'session.inactive' } })
    expect(await sessionsOf(inactive)).toEqual([])
  })
})

describe('a session', () => {
  it('is kept as a hash, and its token appears nowhere else', async () => {
    const person = await personOf('company')
    const { token } = (await signIn('company', person.email)).body
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row] = await run.db.owner`
      select encode(token_hash, 'hex') as stored, encode(sha256(convert_to(${token}, 'utf8')), 'hex') as expected,
        to_jsonb(session)::text as everything from session where user_id = ${person.id}`
    expect(row?.stored).toBe(row?.expected)
    expect(row?.everything).not.toContain(token)
    expect(run.logText()).not.toContain(token)
  })

  it('ends with signing out, and only that one', async () => {
    const person = await personOf('company')
    const [first, second] = [await signIn('company', person.email), await signIn('company', person.email)]
    const out = await run.call(first.body.token).post('/auth/sign-out')
    expect(out).toMatchObject({ status: 200, body: { message: 'You have been successfully signed out' } })
    expect((await run.call(first.body.token).get('/auth/me')).status).toBe(401)
    expect((await run.call(second.body.token).get('/auth/me')).status).toBe(200)
  })

  it('lives seven days at most and twelve hours without use', async () => {
    const person = await personOf('company')
    const { token } = (await signIn('company', person.email)).body
    const me = async () => (await run.call(token).get('/auth/me')).status
    const [row] = await run.db.owner`
      select extract(epoch from expires_at - created_at)::float / 86400 as days from session where user_id = ${person.id}`
    expect(row?.days).toBeCloseTo(7, 2)
    await run.db.owner`update session set last_seen_at = now() - interval '11.9 hours' where user_id = ${person.id}`
    expect(await me()).toBe(200)
    // Its use is noted, so that the twelve hours begin anew.
    await expect
      .poll(
        async () =>
          (
            await run.db.owner`
        select now() - last_seen_at < interval '1 minute' as fresh from session where user_id = ${person.id}`
          )[0]?.fresh,
      )
      .toBe(true)
    await run.db.owner`update session set last_seen_at = now() - interval '12.1 hours' where user_id = ${person.id}`
    expect(await me()).toBe(401)
  })
})

it('takes as long for an unknown person as for a known one', async () => {
  const { email } = await personOf('company')
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 7; round++) {
    await run.db.owner`truncate rate_limit`
    times.known.push(await timed(() => signIn('company', email, 'Wrong@2026')))
    times.unknown.push(await timed(() => signIn('company', `nobody-${round}@example.com`, 'Wrong@2026')))
  }
  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})

describe('guessing', () => {
  it('ends after ten tries for one account from one address', async () => {
    const { email } = await personOf('company')
    for (let at = 0; at < 10; at++) expect((await signIn('company', email, `Wrong@${at}`)).status).toBe(401)
    const refused = await signIn('company', email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany', params: { minutes: 15 } } })
    expect(refused.body.message).toBe('Too many attempts. Please try again in 15 minutes')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await signIn('admin', email.toUpperCase())).status).toBe(429)
    expect((await signIn('company', (await personOf('company')).email)).status).toBe(200)
    const [keys] = await run.db.owner`select string_agg(key, ' ') as text from rate_limit`
    expect(keys?.text).not.toContain(email)
  })

  it('is not made longer by signs of the address that nobody sees', async () => {
    const { email } = await personOf('company')
    const [name = '', host = ''] = email.split('@')
    const spelled = (at: number) => `${name.slice(0, 2)}${'\u200b'.repeat(at)}${name.slice(2)}\u2060@\ufeff${host}`
    for (let at = 0; at < 10; at++) expect((await signIn('company', spelled(at), 'Wrong@2026')).status).toBe(401)
    expect((await signIn('company', spelled(11))).status).toBe(429)
    expect((await signIn('company', email)).status).toBe(429)
  })

  it('is not made longer by a forwarded address that nobody vouches for', async () => {
    const { email } = await personOf('company')
    const from = (at: number) => ({
      'x-forwarded-for': `203.0.113.${at}`,
      forwarded: `for=203.0.113.${at}`,
      'x-real-ip': `203.0.113.${at}`,
    })
    for (let at = 0; at < 10; at++) await signIn('company', email, 'Wrong@2026', from(at))
    expect((await signIn('company', email, password, from(99))).status).toBe(429)
  })

  it('has its tries back after a right password', async () => {
    const { email } = await personOf('company')
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < 9; at++) await signIn('company', email, 'Wrong@2026')
      expect((await signIn('company', email)).status).toBe(200)
    }
  })

  it('ends after a hundred tries from one address, whatever the account', async () => {
    await signIn('company', 'nobody@example.com')
    await run.db.owner`update rate_limit set points = 99 where key like 'sign-in-address%'`
    expect((await signIn('company', 'nobody-100@example.com')).status).toBe(401)
    const refused = await signIn('company', (await personOf('company')).email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
  })

  it('is counted per account on all nodes, even when tries come at once', async () => {
    const { email } = await personOf('company')
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('company', email, 'Wrong@2026')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })
})

describe('behind a trusted proxy', () => {
  it('counts the address that the proxy forwards', async () => {
    const proxied = await runApp({ ROLE: 'api', TRUSTED_PROXY: '127.0.0.1' })
    const tries = (from: string) =>
      proxied
        .call()
        .send('POST', '/company/sign-in', { email: 'a@b.example', password: 'x' }, { 'x-forwarded-for': from })
    const answers: Answer<AnyBody>[] = []
    for (let at = 0; at < 11; at++) answers.push(await tries('203.0.113.7'))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
    expect((await tries('203.0.113.8')).status).toBe(401)
    // A header that a client writes before the proxy does is not believed.
    expect((await tries('203.0.113.9, 203.0.113.7')).status).toBe(429)
    await proxied.close()
  })
})

const sessionsOf = (...people: Person[]) =>
  run.db.owner`select id from session where user_id = any(${people.map(({ id }) => id)}::uuid[])`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
