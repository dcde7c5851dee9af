import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody } from '../call.ts'
import { contentsOf } from '../contents.ts'
import { passMinute } from '../letters.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { chosen, everythingStored, freshEmail, letter, lettersTo } from './visitor.ts'

interface SignedIn extends AnyBody {
  roles: string[]
}

const publicUrl = 'https://work.example'
let run: RunningApp
let ada: ReturnType<RunningApp['call']>
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', PUBLIC_URL: publicUrl })
  ada = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const names = { firstName: 'Nadia', lastName: 'Newcomer' }
const add = (email: string) => ada.post('/users/add', { ...names, email })
const tokenIn = (text: string) => /\/invite\/([\w-]+)/.exec(text)?.[1] ?? ''
const accept = (token: string, more = {}) =>
  run.call().post<SignedIn>('/invitation/accept', { token, ...names, ...chosen, ...more })
const invited = async () => {
  const email = freshEmail()
  const { body } = await add(email)
  return { email, id: body.data._id, token: tokenIn(await letter(run, email)) }
}
const dead = { status: 400, body: { code: 'invitation.dead' } }

describe('an invitation of an administrator', () => {
  it('comes by letter, and its person chooses a name and a password and is signed in', async () => {
    const { email, id, token } = await invited()
    expect(await letter(run, email)).toContain(`${publicUrl}/invite/${token}`)
    expect((await run.call().post('/invitation/view', { token })).body.data).toMatchObject({
      email,
      ...names,
      role: 'administrator',
      area: null,
      companyName: null,
    })
    const answer = await accept(token, { firstName: 'Nadja' })
    expect(answer).toMatchObject({
      status: 200,
      body: { roles: ['administrator'], user: { firstName: 'Nadja', email } },
    })
    expect((await run.call(answer.body.token).post('/users/list-admin')).status).toBe(200)
    expect((await run.call().post('/admin/sign-in', { email, password: chosen.password })).status).toBe(200)
    expect(await accept(token)).toMatchObject(dead)
    expect(await run.call().post('/invitation/view', { token })).toMatchObject(dead)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'invitation.add',
      'invitation.accept',
    ])
  })

  it('has one winner and makes one account, however many accept at once', async () => {
    const { email, token } = await invited()
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(await run.db.owner`select 1 from user_account where email = ${email}`).toHaveLength(1)
  })

  it('is kept as a hash, and stands nowhere else', async () => {
    const { token } = await invited()
    expect(await everythingStored(run)).not.toContain(token)
    await accept(token)
    expect(run.logText()).not.toContain(token)
  })

  it('is dead after seven days, a newer letter, or when it is revoked', async () => {
    const [old, renewed, revoked] = [await invited(), await invited(), await invited()]
    await run.db.owner`update invitation set expires_at = now() where id = ${old.id}`
    await passMinute(run.db.owner)
    expect((await ada.post(`/invitation/resend/${renewed.id}`)).status).toBe(200)
    expect((await ada.delete(`/invitation/revoke/${revoked.id}`)).body.data).toMatchObject({ state: 'revoked' })
    const before = await contentsOf(run.db.owner)
    for (const token of [old.token, renewed.token, revoked.token, '', 'x'.repeat(43)])
      expect(await accept(token)).toMatchObject(dead)
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect((await accept(tokenIn(await letter(run, renewed.email, 2)))).status).toBe(200)
    expect((await ada.delete(`/invitation/revoke/${renewed.id}`)).body.code).toBe('invitation.ended')
    expect((await ada.post(`/invitation/resend/${revoked.id}`)).body.code).toBe('invitation.ended')
  })

  it('is sent again no sooner than a minute after the letter before, and stands once for an address', async () => {
    const { email, id } = await invited()
    const soon = await ada.post(`/invitation/resend/${id}`)
    expect(soon).toMatchObject({ status: 429, body: { code: 'letter.tooSoon' } })
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0)
    const doubles = await Promise.all([add(email.toUpperCase()), add(email)])
    for (const double of doubles) expect(double.body.code).toBe('invitation.stands')
    expect(await lettersTo(run, email)).toHaveLength(1)
  })

  it('is no way around that minute by revoking it and inviting anew, and nothing is written', async () => {
    const { email, id } = await invited()
    await ada.delete(`/invitation/revoke/${id}`)
    const before = await contentsOf(run.db.owner)
    expect(await add(email)).toMatchObject({ status: 429, body: { code: 'letter.tooSoon' } })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    await passMinute(run.db.owner)
    expect((await add(email)).status).toBe(200)
  })

  it('asks for a name and a password by the rules', async () => {
    const { token } = await invited()
    expect((await accept(token, { firstName: '' })).body.fields).toEqual({ firstName: 'First Name is required' })
    const common = { password: 'Password@123', confirmPassword: 'Password@123' }
    expect((await accept(token, common)).body.fields).toEqual({ password: 'Password is too common' })
    expect((await accept(token)).status).toBe(200)
  })

  it('is refused for who is one already, or whose account is inactive', async () => {
    const admin = await run.make.person('administrator')
    const inactive = await run.make.person('candidate', undefined, { status: 'inactive' })
    expect((await add(admin.email)).body.code).toBe('invitation.hasRole')
    expect((await add(inactive.email)).body.code).toBe('invitation.inactive')
  })
})

describe('an invitation of somebody who has an account', () => {
  it('is accepted with it by its person alone, who gets a session there in place of the one before', async () => {
    const company = await run.make.company()
    const person = await run.make.person('recruiter', company)
    const before = await run.make.session(person)
    await add(person.email)
    const token = tokenIn(await letter(run, person.email))
    expect((await run.call().post('/invitation/view', { token })).body.data).toMatchObject({ area: 'company' })
    expect((await accept(token)).body.code).toBe('invitation.signIn')
    const stranger = run.call(await run.make.tokenOf('candidate'))
    expect((await stranger.post('/invitation/accept-own', { token })).body.code).toBe('invitation.notYours')
    const answers = await Promise.all(
      [1, 2].map(() => run.call(before).post<SignedIn>('/invitation/accept-own', { token })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(won[0]?.body.roles).toEqual(['administrator'])
    expect((await run.call(before).get('/auth/me')).status).toBe(401)
    expect((await run.call(won[0]?.body.token).post('/users/list-admin')).status).toBe(200)
  })

  it('adds the role of a company to those that the person has there', async () => {
    const company = await run.make.company()
    const person = await run.make.person('recruiter', company)
    const { token } = await run.make.invitation({ email: person.email, role: 'bench-sales', company_id: company.id })
    const caller = run.call(await run.make.session(person))
    const { body } = await caller.post<SignedIn>('/invitation/accept-own', { token })
    expect(body.roles.toSorted()).toEqual(['bench-sales', 'recruiter'])
  })
})
