import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { codeOf, nextStep, oldPassword, type TwoFactorBody, withTwoFactor, wrongCode } from './two-factor-person.ts'
import { chosen, everythingStored, letter, lettersTo } from './visitor.ts'

let passwordHash: string
let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example' })
  passwordHash = await hashPassword(oldPassword)
  company = await run.make.company()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const member = (more = {}) => run.make.person('owner', company, { password_hash: passwordHash, ...more })
const callerOf = async (person: Awaited<ReturnType<typeof member>>) => run.call(await run.make.session(person))
const stateOf = async (caller: Awaited<ReturnType<typeof callerOf>>) => (await caller.get('/two-factor/view')).body.data
const off = { isOn: false, onDate: null, recoveryCodesLeft: 0 }
const currentPassword = oldPassword

describe('setting two-factor up', () => {
  it('gives a key and an address for an app, and nothing is on before its first code', async () => {
    const person = await member()
    const caller = await callerOf(person)
    const { body } = await caller.post('/two-factor/start', { currentPassword })
    const { secret, address } = body.data as Record<string, string>
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(address ?? '')
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Corridor:${person.email}`,
    ])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      secret,
      issuer: 'Corridor',
      digits: '6',
      period: '30',
    })
    expect(await stateOf(caller)).toEqual(off)
    const wrong = await caller.post('/two-factor/confirm', { code: wrongCode(secret ?? '') })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'twoFactor.codeWrong', fields: { code: expect.any(String) } },
    })
    expect(await stateOf(caller)).toEqual(off)

    const code = codeOf(secret ?? '')
    const spaced = await caller.post<TwoFactorBody>('/two-factor/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(spaced).toMatchObject({ status: 200, body: { message: 'Two-factor sign-in is on' } })
    expect(spaced.body.recoveryCodes).toHaveLength(10)
    expect(new Set(spaced.body.recoveryCodes).size).toBe(10)
    for (const recovery of spaced.body.recoveryCodes)
      expect(recovery).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
    expect(await stateOf(caller)).toMatchObject({ isOn: true, onDate: expect.any(String), recoveryCodesLeft: 10 })
    expect(await letter(run, person.email)).toContain('https://work.example/account/security')
  })

  it('asks for the password', async () => {
    const caller = await callerOf(await member())
    const before = await contentsOf(run.db.owner)
    const refused = await caller.post('/two-factor/start', { currentPassword: 'Wrong@2026' })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'account.passwordWrong', fields: { currentPassword: expect.any(String) } },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('ends after half an hour, with a newer one, and where it is on already', async () => {
    const person = await member()
    const caller = await callerOf(person)
    const start = async () => String((await caller.post('/two-factor/start', { currentPassword })).body.data.secret)
    const first = await start()
    const second = await start()
    expect(second).not.toBe(first)
    expect((await caller.post('/two-factor/confirm', { code: codeOf(first) })).body.code).toBe('twoFactor.codeWrong')
    await run.db.owner`update two_factor set created_at = now() - interval '31 minutes' where user_id = ${person.id}`
    const late = await caller.post('/two-factor/confirm', { code: codeOf(second) })
    expect(late).toMatchObject({ status: 409, body: { code: 'twoFactor.setUpEnded' } })
    const third = await start()
    expect((await caller.post('/two-factor/confirm', { code: codeOf(third) })).status).toBe(200)
    const again = await caller.post('/two-factor/start', { currentPassword })
    expect(again).toMatchObject({ status: 409, body: { code: 'twoFactor.isOn' } })
    expect((await caller.post('/two-factor/confirm', { code: codeOf(third) })).body.code).toBe('twoFactor.setUpEnded')
    expect((await stateOf(caller)).isOn).toBe(true)
  })

  it('has one winner when the same code confirms it twice at once', async () => {
    const caller = await callerOf(await member())
    const { body } = await caller.post('/two-factor/start', { currentPassword })
    const code = codeOf(String(body.data.secret))
    const answers = await Promise.all(Array.from({ length: 4 }, () => caller.post('/two-factor/confirm', { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('answers before the onboarding is complete, and for every role', async () => {
    const maple = await run.make.company({ isOnboarded: false })
    const more = { password_hash: passwordHash }
    for (const person of [
      await run.make.person('owner', maple, more),
      await run.make.person('administrator', undefined, more),
      await run.make.person('candidate', undefined, more),
    ]) {
      expect((await withTwoFactor(run, person)).recoveryCodes).toHaveLength(10)
    }
  })
})

describe('what is secret', () => {
  it('is sealed or hashed, and stands in no trail, log, letter or kept answer', async () => {
    const person = await member()
    const token = await run.make.session(person)
    const send = (path: string, body: object) =>
      run.call(token).send<TwoFactorBody>('POST', path, body, { 'idempotency-key': path })
    const started = await send('/two-factor/start', { currentPassword })
    const secret = String(started.body.data.secret)
    const { recoveryCodes } = (await send('/two-factor/confirm', { code: codeOf(secret, -1) })).body
    const renewed = (await send('/two-factor/renew-codes', { currentPassword, code: codeOf(secret) })).body
      .recoveryCodes
    const letters = (await lettersTo(run, person.email)).map(({ text_body }) => text_body).join('\n')
    const everything = `${await everythingStored(run)}${run.logText()}${letters}`
    const codes = [...(recoveryCodes ?? []), ...(renewed ?? [])]
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', '')), currentPassword]) {
      expect(everything).not.toContain(hidden)
    }
    expect(await run.db.owner`select 1 from idempotency_key`).toHaveLength(0)
    const answers = JSON.stringify([
      (await run.call(token).get('/two-factor/view')).body,
      (await run.call(token).get('/auth/me')).body,
      (await run.call(token).post('/session/list')).body,
    ])
    expect(answers).not.toContain(secret)
    const trail = await trailOf(run.db.owner, person.id)
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['two-factor.start', null, null],
      ['two-factor.turn-on', { twoFactor: false }, { twoFactor: true }],
      ['two-factor.renew-codes', null, null],
    ])
  })

  it('does not open in the row of another person', async () => {
    const [one, other] = [await member(), await member()]
    const mine = await withTwoFactor(run, one)
    const theirs = await withTwoFactor(run, other)
    await run.db.owner`
      update two_factor set sealed_secret = (select sealed_secret from two_factor where user_id = ${one.id})
      where user_id = ${other.id}`
    const proof = { currentPassword, code: codeOf(mine.secret) }
    expect((await theirs.caller.post('/two-factor/turn-off', proof)).status).toBe(409)
    expect((await stateOf(theirs.caller)).isOn).toBe(true)
  })
})

describe('new recovery codes', () => {
  it('take the place of the old ones', async () => {
    const person = await member()
    const { caller, secret, recoveryCodes } = await withTwoFactor(run, person)
    const renewed = await caller.post<TwoFactorBody>('/two-factor/renew-codes', {
      currentPassword,
      code: codeOf(secret),
    })
    expect(renewed.status).toBe(200)
    const turnOff = (code = '') => caller.post('/two-factor/turn-off', { currentPassword, code })
    expect((await turnOff(recoveryCodes[0])).body.code).toBe('twoFactor.codeWrong')
    expect((await turnOff(renewed.body.recoveryCodes[0])).status).toBe(200)
    expect((await lettersTo(run, person.email)).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on for Corridor',
      'You have new Corridor recovery codes',
      'A Corridor recovery code was used',
      'Two-factor sign-in is off for Corridor',
    ])
  })
})

describe('turning it off', () => {
  it('asks for the password and a code, each right, and forgets the key and the codes', async () => {
    const person = await member()
    const { caller, secret } = await withTwoFactor(run, person)
    const turnOff = (more: object) =>
      caller.post('/two-factor/turn-off', { currentPassword, code: codeOf(secret), ...more })
    const before = await contentsOf(run.db.owner)
    expect((await turnOff({ currentPassword: 'Wrong@2026' })).body.code).toBe('account.passwordWrong')
    expect((await turnOff({ code: wrongCode(secret) })).body.code).toBe('twoFactor.codeWrong')
    expect((await turnOff({ code: 'ABCD-EFGH-JKLM' })).body.code).toBe('twoFactor.codeWrong')
    expect((await turnOff({ code: ' ' })).body.fields).toEqual({ code: 'Please enter the code' })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect((await turnOff({})).status).toBe(200)
    expect(await stateOf(caller)).toEqual(off)
    const left = await run.db.owner`
      select user_id from two_factor where user_id = ${person.id}
      union all select user_id from recovery_code where user_id = ${person.id}`
    expect(left).toHaveLength(0)
    expect((await turnOff({})).body.code).toBe('twoFactor.isOff')
  })

  it('takes no code twice', async () => {
    const person = await member()
    const { caller, secret } = await withTwoFactor(run, person)
    const proof = { currentPassword, code: codeOf(secret) }
    expect((await caller.post('/two-factor/renew-codes', proof)).status).toBe(200)
    expect((await caller.post('/two-factor/turn-off', proof)).body.code).toBe('twoFactor.codeWrong')
    await nextStep(run, person)
    expect((await caller.post('/two-factor/turn-off', { ...proof, code: codeOf(secret) })).status).toBe(200)
  })

  it('cannot be guessed for long', async () => {
    const { caller, secret } = await withTwoFactor(run, await member())
    const turnOff = (code: string) => caller.post('/two-factor/turn-off', { currentPassword, code })
    for (let at = 0; at < 5; at++) expect((await turnOff(wrongCode(secret))).status).toBe(400)
    expect((await turnOff(codeOf(secret))).status).toBe(429)
    expect((await stateOf(caller)).isOn).toBe(true)
  })

  it('is not done by a new password, however it is set', async () => {
    const person = await member()
    const { caller } = await withTwoFactor(run, person)
    expect((await caller.put('/auth/password', { currentPassword, ...chosen })).status).toBe(200)
    const token = await run.make.resetLink(person)
    expect((await run.call().post('/auth/reset-password', { token, ...chosen })).status).toBe(200)
    expect((await stateOf(await callerOf(person))).isOn).toBe(true)
    const changed = (await lettersTo(run, person.email)).filter(({ subject }) => /password was changed/.test(subject))
    expect(changed).toHaveLength(2)
  })
})
