import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { oldPassword, withTwoFactor } from './two-factor-person.ts'
import { chosen, password, send, tokenIn } from './visitor.ts'

const command = join(import.meta.dirname, '../../src/admin/main.ts')
let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

async function admin(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: run.db.urls.owner,
    DATA_DIR: run.dataDir,
    DEMO: '0',
    PUBLIC_URL: 'https://work.example',
  }
  const child = spawn(process.execPath, [command, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said: out + err }
}

const administrators = () => run.db.owner`select email, is_email_verified from user_account where is_administrator`
const reset = (token: string) => send(run, 'POST', '/auth/reset-password', { token, ...chosen })

it('makes the first administrator once, also when two try at the same moment', { timeout: 60_000 }, async () => {
  expect(await admin('--name', 'Ada')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run admin -- --email'),
  })
  const company = await run.make.company()
  const { email: taken } = await run.make.person('owner', company)
  expect(await admin('--email', taken)).toEqual({
    code: 1,
    said: `${taken} has an account already. Give another address.\n`,
  })
  expect(await administrators()).toHaveLength(0)

  const emails = ['ada@firm.example', 'eve@firm.example']
  const tries = await Promise.all(emails.map((email) => admin('--email', email, '--name', 'Ada Lovelace')))
  expect(tries.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const email = emails[tries.findIndex(({ code }) => code === 0)] ?? ''
  expect(tries.find(({ code }) => code === 1)?.said).toBe('There is an administrator already.\n')
  expect(await administrators()).toEqual([{ email, is_email_verified: false }])

  // Nobody used the path yet: it may be asked for again, and the one before is dead.
  const first = tokenIn(tries.find(({ code }) => code === 0)?.said ?? '')
  const again = await admin('--email', email)
  expect(again.said).toContain('https://work.example/auth/classic/reset-password?token=')
  expect((await reset(first)).body.code).toBe('account.linkDead')
  expect((await reset(tokenIn(again.said))).body).toMatchObject({ area: 'admin' })
  expect((await send(run, 'POST', '/admin/sign-in', { email, password })).status).toBe(200)

  for (const late of [email, 'late@firm.example'])
    expect(await admin('--email', late)).toEqual({ code: 1, said: 'There is an administrator already.\n' })
  expect(await administrators()).toEqual([{ email, is_email_verified: true }])
})

it('lets somebody in again who has lost the app and the recovery codes', { timeout: 60_000 }, async () => {
  const more = { password_hash: await hashPassword(oldPassword) }
  const person = await run.make.person('administrator', undefined, more)
  const { caller } = await withTwoFactor(run, person)
  expect(await admin('--email', 'nobody@firm.example', '--recover')).toEqual({
    code: 1,
    said: 'There is no active account of nobody@firm.example.\n',
  })
  const { code, said } = await admin('--email', person.email.toUpperCase(), '--recover')
  expect(code).toBe(0)
  expect(said).toContain('signs in without two-factor')
  expect((await reset(tokenIn(said))).status).toBe(200)
  expect((await caller.get('/auth/me')).status).toBe(401)
  const { body } = await send(run, 'POST', '/admin/sign-in', { email: person.email, password })
  expect((await run.call(body.token).get('/two-factor/view')).body.data.isOn).toBe(false)
  const [told] = await run.db.owner`select actor_id, before, after from audit where action = 'two-factor.recover'`
  expect(told).toEqual({ actor_id: null, before: { twoFactor: true }, after: { twoFactor: false } })
})
