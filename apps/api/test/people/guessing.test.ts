import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import { type AnyBody, callAt } from '../call.ts'
import { passMinute, readLetters } from '../letters.ts'
import { type Company, type Make, makeOn, type Person } from '../make.ts'
import { runApp } from '../running-app.ts'
import { startTwoNodes, type TwoNodes } from '../two-nodes.ts'
import { chosen, tokenIn } from './visitor.ts'

const password = 'Corridor@2026'
let two: TwoNodes
let make: Make
let company: Company
let passwordHash: string
beforeAll(async () => {
  two = await startTwoNodes({ TRUSTED_PROXY: '127.0.0.1' })
  make = makeOn(two.db.owner)
  company = await make.company()
  passwordHash = await hashPassword(password)
}, 60_000)
afterAll(() => two.close())
beforeEach(() => two.db.owner`truncate rate_limit`)

let turn = 0
/** Each request goes to the other node than the one before. */
const sendFrom = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  turn += 1
  const { url } = two.nodes[turn % 2 ? 0 : 1]
  return callAt(url)().send<AnyBody>('POST', path, body, { 'x-forwarded-for': address, ...headers })
}
const signIn = (address: string, email: string, secret = password, device?: string) =>
  sendFrom(address, '/company/sign-in', { email, password: secret }, device ? { cookie: device } : {})
const member = (): Promise<Person> => make.person('recruiter', company, { password_hash: passwordHash })
const deviceOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';', 1)[0] ?? ''

const home = '192.0.2.1'
const attackers = Array.from({ length: 12 }, (_, at) => `198.51.100.${at + 1}`)

/** Collects the answers to 120 guesses at an account from twelve addresses, ten from each. */
const guess = async (email: string) => {
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(attackers.map((from) => signIn(from, email, `Wrong@${round}`)))
    statuses.push(...answers.map(({ status }) => status))
  }
  return { tried: statuses.filter((status) => status === 401).length, all: statuses.length, last: statuses.at(-1) }
}

describe('guessing at one account from twelve addresses on two nodes', () => {
  it('meets a limit, and its person comes in from a device or a place that they used before', async () => {
    const { email } = await member()
    const first = await signIn(home, email)
    expect(first.status).toBe(200)
    const device = deviceOf(first)
    expect(device).toMatch(/^corridor-device=[\w-]{43}$/)
    expect(first.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
    const [strangers] = [deviceOf(await signIn(attackers[0] ?? '', (await member()).email))]

    expect(await guess(email)).toEqual({ tried: 30, all: 120, last: 429 })
    expect((await signIn('192.0.2.77', email, password, device)).status).toBe(200)
    expect((await signIn(home, email)).status).toBe(200)
    expect((await signIn('192.0.2.78', email)).status).toBe(429)
    expect((await signIn('192.0.2.78', email, password, strangers)).status).toBe(429)
    expect((await signIn('192.0.2.78', (await member()).email)).status).toBe(200)
  })

  it('is answered alike where there is no such account', async () => {
    expect(await guess('nobody-at-all@example.com')).toEqual({ tried: 30, all: 120, last: 429 })
  })

  it('ends after a hundred a day, however slowly it goes', async () => {
    const { email } = await member()
    await signIn('192.0.2.9', email, 'Wrong@2026')
    await two.db.owner`update rate_limit set points = 100 where key like 'sign-in-day%'`
    await two.db.owner`delete from rate_limit where key not like 'sign-in-day%'`
    expect((await signIn('192.0.2.9', email)).status).toBe(429)
  })

  it('leaves the way by a link, after which the device is known', async () => {
    const { id, email } = await member()
    await guess(email)
    const token = await make.resetLink({ id, email, area: 'company', companyId: company.id })
    const set = await sendFrom('192.0.2.80', '/auth/reset-password', { token, ...chosen })
    expect(set.status).toBe(200)
    expect((await signIn('192.0.2.81', email, chosen.password)).status).toBe(429)
    expect((await signIn('192.0.2.81', email, chosen.password, deviceOf(set))).status).toBe(200)
  })

  it('cannot go on from a device that is known without a limit of its own', async () => {
    const { email } = await member()
    const device = deviceOf(await signIn(home, email))
    for (let at = 0; at < 10; at += 1) expect((await signIn(home, email, 'Wrong@2026', device)).status).toBe(401)
    expect((await signIn(home, email, password, device)).status).toBe(429)
  })
})

it('a hundred wrong names from an office do not shut out who works there', async () => {
  const office = '203.0.113.9'
  const [atDesk, onPhone] = [await member(), await member()]
  expect((await signIn(office, atDesk.email)).status).toBe(200)
  const phone = deviceOf(await signIn('192.0.2.44', onPhone.email))
  const names = Array.from({ length: 110 }, (_, at) => `wrong-name-${at}@example.com`)
  const statuses = await Promise.all(names.map(async (email) => (await signIn(office, email)).status))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100)
  expect(statuses).toContain(429)
  expect((await signIn(office, atDesk.email)).status).toBe(200)
  expect((await signIn(office, onPhone.email, password, phone)).status).toBe(200)
  expect((await signIn(office, (await member()).email)).status).toBe(429)
})

it('what is kept of a device or a place tells neither', async () => {
  const { id, email } = await member()
  const device = deviceOf(await signIn('192.0.2.123', email)).split('=')[1] ?? ''
  const rows = await two.db.owner`select mark from known_device where user_id = ${id}`
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(device)
  expect(JSON.stringify(rows)).not.toContain('192.0.2.123')
})

describe('asking for a link to a new password', () => {
  const ask = (from: string, email: string) => sendFrom(from, '/auth/forgot-password', { email })
  const jobsLeft = async () =>
    (
      await two.db.owner<{ n: number }[]>`
        select count(*)::int as n from pgboss.job where name = 'send-reset-link' and state not in ('completed', 'failed')`
    )[0]?.n
  const lettersOf = async (email: string) => {
    await expect.poll(jobsLeft, { timeout: 30_000 }).toBe(0)
    return readLetters(two.db.owner, two.dataDir, email)
  }
  const reset = (token: string) => sendFrom(home, '/auth/reset-password', { token, ...chosen })

  it('sixty times at one person is one letter, and its link works', async () => {
    const { email } = await member()
    const asked = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(attackers[at % 12] ?? '', email)))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    const letters = await lettersOf(email)
    expect(letters).toHaveLength(1)
    expect((await reset(tokenIn(letters[0]?.text_body ?? ''))).status).toBe(200)
  })

  it('again a minute later ends the link before, but not within that minute', async () => {
    const { id, email } = await member()
    const links: string[] = []
    for (let at = 0; at < 2; at += 1) {
      await passMinute(two.db.owner)
      await ask(home, email)
      links.push(tokenIn((await lettersOf(email))[at]?.text_body ?? ''))
    }
    const rows = await two.db.owner<{ seconds: number }[]>`
      select extract(epoch from before_until - now())::float as seconds from reset_link where user_id = ${id}`
    expect(rows[0]?.seconds).toBeGreaterThan(30)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
    expect((await reset(links[0] ?? '')).status).toBe(200)
    for (const link of links) expect((await reset(link)).status).toBe(400)
  })
})

describe('behind a proxy that is not named', () => {
  const warnings = (run: Awaited<ReturnType<typeof runApp>>) => run.logLines().filter(({ level }) => level === 40)

  it('a start warns, and so does the first forwarded request', async () => {
    const run = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example' })
    expect(warnings(run)).toMatchObject([{ msg: expect.stringContaining('TRUSTED_PROXY') }])
    await run.close()
    const plain = await runApp({ ROLE: 'api' })
    expect(warnings(plain)).toEqual([])
    for (let at = 0; at < 3; at += 1)
      await plain.call().send('GET', '/public-feature-list', undefined, { 'x-forwarded-for': home })
    expect(warnings(plain)).toMatchObject([{ msg: expect.stringContaining('TRUSTED_PROXY') }])
    await plain.close()
  })

  it('nothing is said where it is named', async () => {
    const run = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example', TRUSTED_PROXY: '127.0.0.1' })
    await run.call().send('GET', '/public-feature-list', undefined, { 'x-forwarded-for': home })
    expect(warnings(run)).toEqual([])
    await run.close()
  })
})
