import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import { contentsOf } from '../contents.ts'
import { endpoints } from '../endpoints.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { codeOf, nextStep, oldPassword, type TwoFactorBody, withTwoFactor, wrongCode } from './two-factor-person.ts'
import { chosen, everythingStored, lettersTo } from './visitor.ts'

let passwordHash: string
let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  passwordHash = await hashPassword(oldPassword)
  company = await run.make.company()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const roleOf = { admin: 'administrator', company: 'owner', candidate: 'candidate' } as const
const areas = ['admin', 'company', 'candidate'] as const
const personOf = (area: (typeof areas)[number]) =>
  run.make.person(roleOf[area], company, { password_hash: passwordHash })

async function personWithTwoFactor(area: (typeof areas)[number] = 'company') {
  const person = await personOf(area)
  return { person, ...(await withTwoFactor(run, person)) }
}
const signIn = ({ area, email }: Person, password = oldPassword) =>
  run.call().post<TwoFactorBody>(`/${area}/sign-in`, { email, password })
const challengeOf = async (person: Person) => (await signIn(person)).body.secondStep.challenge
const takeStep = (challenge: string, code: string, more = {}) =>
  run.call().post<TwoFactorBody>('/auth/second-step', { challenge, code, ...more })
const sessionsOf = async ({ id }: Person) =>
  (await run.db.owner`select 1 from session where user_id = ${id} and user_agent is not null`).length
const wrong = { status: 400, body: { code: 'twoFactor.codeWrong' } }
const dead = { status: 400, body: { code: 'twoFactor.stepDead' } }

describe.each(areas)('signing in to the %s area with two-factor', (area) => {
  it('gives no session for the password, and one for password and code', async () => {
    const { person, secret } = await personWithTwoFactor(area)
    const asked = await signIn(person)
    expect(asked.status).toBe(200)
    expect(Object.keys(asked.body).toSorted()).toEqual(['message', 'secondStep', 'success'])
    const { challenge, expireDate } = asked.body.secondStep
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(expireDate) - Date.now()).toBeGreaterThan(290_000)
    expect(Date.parse(expireDate) - Date.now()).toBeLessThanOrEqual(300_000)
    expect((await run.call(challenge).get('/auth/me')).status).toBe(401)
    expect(await sessionsOf(person)).toBe(0)

    const done = await takeStep(challenge, codeOf(secret), { language: 'fr' })
    expect(done).toMatchObject({ status: 200, body: { message: 'Sign in successful', roles: [roleOf[area]] } })
    const shape = endpoints.find(({ path }) => path === '/auth/second-step')?.output
    expect(shape?.safeParse(done.body).error).toBeUndefined()
    expect((await run.call(done.body.token).get('/auth/me')).body).toMatchObject({ user: { _id: person.id } })
    const trail = await run.db
      .owner`select after from audit where actor_id = ${person.id} and action = 'session.sign-in'`
    expect(trail.map(({ after }) => after)).toEqual([{ area, secondStep: 'authenticator' }])
    const [kept] = await run.db.owner`select language from user_account where id = ${person.id}`
    expect(kept?.language).toBe('fr')
  })

  it('asks for it in no other case', async () => {
    const { person } = await personWithTwoFactor(area)
    const before = await contentsOf(run.db.owner)
    const refused = await signIn(person, 'Wrong@2026')
    expect(refused).toMatchObject({ status: 401, body: { code: 'session.wrong' } })
    expect(Object.keys(refused.body)).toHaveLength(4)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })
})

it('answers whoever has not turned it on as before', async () => {
  const person = await personOf('company')
  const caller = run.call(await run.make.session(person))
  await caller.post('/two-factor/start', { currentPassword: oldPassword })
  const { status, body } = await signIn(person)
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['message', 'roles', 'success', 'token', 'user'])
})

describe('a code', () => {
  it('is taken once, whatever the challenge', async () => {
    const { person, secret } = await personWithTwoFactor()
    const [first, second] = [await challengeOf(person), await challengeOf(person)]
    const code = codeOf(secret)
    expect((await takeStep(first, code)).status).toBe(200)
    expect(await takeStep(second, code)).toMatchObject(wrong)
    // One of the step before is older than what was taken.
    expect(await takeStep(second, codeOf(secret, -1))).toMatchObject(wrong)
    expect((await takeStep(second, codeOf(secret, 1))).status).toBe(200)
  })

  it('may be one step early, and none is two', async () => {
    const { person, secret } = await personWithTwoFactor()
    const challenge = await challengeOf(person)
    expect(await takeStep(challenge, codeOf(secret, 3))).toMatchObject(wrong)
    expect(await takeStep(challenge, codeOf(secret, -3))).toMatchObject(wrong)
    expect((await takeStep(challenge, codeOf(secret, 1))).status).toBe(200)
  })

  it('has one winner when it is sent many times at once', async () => {
    const { person, secret } = await personWithTwoFactor()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(person)))
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((challenge) => takeStep(challenge, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await sessionsOf(person)).toBe(1)
  })

  it('of another person does not fit', async () => {
    const [one, other] = [await personWithTwoFactor(), await personWithTwoFactor()]
    expect(await takeStep(await challengeOf(one.person), codeOf(other.secret))).toMatchObject(wrong)
    expect(await takeStep(await challengeOf(one.person), other.recoveryCodes[0] ?? '')).toMatchObject(wrong)
  })
})

describe('a recovery code', () => {
  it('signs in once, as people write it, and its person is told', async () => {
    const { person, recoveryCodes, caller } = await personWithTwoFactor()
    const written = (recoveryCodes[0] ?? '').replaceAll('-', ' ').toLowerCase()
    const { status, body } = await takeStep(await challengeOf(person), written)
    expect(status).toBe(200)
    expect((await run.call(body.token).get('/auth/me')).status).toBe(200)
    expect(await takeStep(await challengeOf(person), recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect((await caller.get('/two-factor/view')).body.data.recoveryCodesLeft).toBe(9)
    const [told] = (await lettersTo(run, person.email)).slice(-1)
    expect(told).toMatchObject({
      subject: 'A Corridor recovery code was used',
      text_body: expect.stringContaining('left: 9'),
    })
    const trail = await run.db
      .owner`select after from audit where actor_id = ${person.id} and action = 'session.sign-in'`
    expect(trail.map(({ after }) => after)).toEqual([{ area: 'company', secondStep: 'recovery code' }])
  })

  it('has one winner when it is sent many times at once', async () => {
    const { person, recoveryCodes } = await personWithTwoFactor()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(person)))
    const answers = await Promise.all(challenges.map((challenge) => takeStep(challenge, recoveryCodes[3] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await sessionsOf(person)).toBe(1)
  })
})

describe('a challenge', () => {
  it('works once, and has one winner', async () => {
    const { person, secret, recoveryCodes } = await personWithTwoFactor()
    const challenge = await challengeOf(person)
    const codes = [codeOf(secret), ...recoveryCodes.slice(0, 3)]
    const answers = await Promise.all(codes.map((code) => takeStep(challenge, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    await nextStep(run, person)
    expect(await takeStep(challenge, codeOf(secret, 1))).toMatchObject(dead)
    expect(await sessionsOf(person)).toBe(1)
  })

  it('is dead after five wrong tries', async () => {
    const { person, secret } = await personWithTwoFactor()
    const challenge = await challengeOf(person)
    for (let at = 0; at < 5; at++) {
      expect(await takeStep(challenge, wrongCode(secret))).toMatchObject(wrong)
      await run.db.owner`truncate rate_limit`
    }
    expect(await takeStep(challenge, codeOf(secret))).toMatchObject(dead)
    expect((await takeStep(await challengeOf(person), codeOf(secret))).status).toBe(200)
  })

  it('is dead after five minutes, a new password, deactivation, or the loss of the role', async () => {
    const dying: [string, (person: Person) => PromiseLike<unknown>][] = [
      ['time', ({ id }) => run.db.owner`update sign_in_challenge set expires_at = now() where user_id = ${id}`],
      [
        'change',
        async (person) =>
          run.call(await run.make.session(person)).put('/auth/password', { currentPassword: oldPassword, ...chosen }),
      ],
      [
        'reset',
        async (person) =>
          run.call().post('/auth/reset-password', { token: await run.make.resetLink(person), ...chosen }),
      ],
      ['status', ({ id }) => run.db.owner`update user_account set status = 'inactive' where id = ${id}`],
      ['role', ({ id }) => run.db.owner`update membership set status = 'inactive' where user_id = ${id}`],
    ]
    for (const [why, end] of dying) {
      const { person, secret } = await personWithTwoFactor()
      const challenge = await challengeOf(person)
      await end(person)
      const answer = await takeStep(challenge, codeOf(secret))
      expect(`${why} ${answer.status} ${answer.body.code}`).toBe(`${why} 400 twoFactor.stepDead`)
      expect(await sessionsOf(person)).toBe(0)
    }
    for (const madeUp of ['', 'x'.repeat(43), 'x'.repeat(100)])
      expect(await takeStep(madeUp, '123456')).toMatchObject(dead)
  })

  it('is kept as a hash, and stands in no log', async () => {
    const { person } = await personWithTwoFactor()
    const challenge = await challengeOf(person)
    expect(await everythingStored(run)).not.toContain(challenge)
    await takeStep(challenge, '12')
    expect(run.logText()).not.toContain(challenge)
  })
})

describe('guessing', () => {
  it('ends after five tries of an account, whatever the challenge, and a right code gives them back', async () => {
    const { person, secret } = await personWithTwoFactor()
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < 4; at++)
        expect(await takeStep(await challengeOf(person), wrongCode(secret))).toMatchObject(wrong)
      await nextStep(run, person)
      expect((await takeStep(await challengeOf(person), codeOf(secret))).status).toBe(200)
    }
    await nextStep(run, person)
    for (let at = 0; at < 5; at++)
      expect(await takeStep(await challengeOf(person), wrongCode(secret))).toMatchObject(wrong)
    const waiting = await takeStep(await challengeOf(person), codeOf(secret))
    expect(waiting).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('is counted before a code is looked at, also when tries come at once', async () => {
    const { person, secret } = await personWithTwoFactor()
    const challenges = await Promise.all(Array.from({ length: 9 }, () => challengeOf(person)))
    const answers = await Promise.all(challenges.map((challenge) => takeStep(challenge, wrongCode(secret))))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it('ends after fifty tries a day', async () => {
    const { person, secret } = await personWithTwoFactor()
    const challenge = await challengeOf(person)
    expect(await takeStep(challenge, wrongCode(secret))).toMatchObject(wrong)
    await run.db.owner`update rate_limit set points = 50 where key like 'second-factor-day%'`
    expect((await takeStep(challenge, codeOf(secret))).status).toBe(429)
  })

  it('of the password is not made endless by opening second steps', async () => {
    const { person } = await personWithTwoFactor()
    for (let at = 0; at < 10; at++) expect((await signIn(person)).status).toBe(200)
    expect((await signIn(person)).status).toBe(429)
  })
})
