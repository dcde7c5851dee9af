import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentsOf } from '../contents.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import {
  candidateSignUp,
  codeIn,
  companySignUp,
  everythingStored,
  letter,
  lettersTo,
  password,
  send,
} from './visitor.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const signUp = (body: unknown, area = 'company') => send(run, 'POST', `/${area}/sign-up`, body)
const standing = async (email: string) => {
  const [row] = await run.db.owner`
    select u.id, u.is_administrator, u.is_candidate, u.is_email_verified, u.language, u.terms_accepted_at, c.name, (plan_of(c.id)).name as plan,
      c.current_on_boarding_step as step, c.is_on_boarding_completed as completed, c.partner_type as type,
      c.created_by = u.id as founded, m.roles
    from user_account u left join membership m on m.user_id = u.id left join company c on c.id = m.company_id
    where lower(u.email) = ${email.toLowerCase()}`
  return row
}

describe('a company’s sign-up', () => {
  it('takes the payload of the specification alone, and notes no answer that was not given', async () => {
    const { acceptTerms, confirmPassword, signUpAs, ...payload } = await companySignUp(run)
    expect(await signUp(payload)).toMatchObject({ status: 200, body: { roles: ['owner', 'recruiter'] } })
    expect(await standing(payload.email)).toMatchObject({ terms_accepted_at: null, type: 'agent' })
    expect({ acceptTerms, confirmPassword, signUpAs }).toMatchObject({ acceptTerms: true, signUpAs: 'recruiter' })
  })

  it.each([
    ['recruiter', 'recruiter'],
    ['bench-marketer', 'bench-sales'],
  ])('makes account, company and Owner who is a %s, and signs in', async (signUpAs, role) => {
    const body = await companySignUp(run, { signUpAs, language: 'fr', email: `New.${role}@Example.com` })
    const answer = await signUp(body)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        roles: ['owner', role],
        user: { email: body.email.toLowerCase(), isEmailVerified: false, companyInfo: { currentOnBoardingStep: 1 } },
      },
    })
    expect(await standing(body.email)).toMatchObject({
      is_administrator: false,
      is_candidate: false,
      is_email_verified: false,
      language: 'fr',
      terms_accepted_at: expect.any(Date),
      name: 'Nadia Newcomer',
      plan: 'Basic',
      step: 1,
      completed: false,
      type: 'agent',
      founded: true,
      roles: ['owner', role],
    })
    const caller = run.call(answer.body.token)
    expect((await caller.get('/auth/me')).status).toBe(200)
    expect((await caller.post('/candidate/list')).body.code).toBe('session.unverified')
    expect((await caller.put('/auth/password', {})).body.code).toBe('session.unverified')
    expect(await letter(run, body.email)).toContain('Saisissez ce code')
  })

  it('takes a country by its id, name or code, and no other', async () => {
    await run.make.country({ name: 'Ruritania', code: 'RU-T' })
    for (const yourCountry of ['Ruritania', 'ruritania', 'RU-T'])
      expect((await signUp(await companySignUp(run, { yourCountry }))).status).toBe(200)
    const inactive = await run.make.country({ status: 'inactive' })
    for (const clientCountry of ['Atlantis', inactive]) {
      const { status, body } = await signUp(await companySignUp(run, { clientCountry }))
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { clientCountry: 'Data not found' } })
    }
  })

  it('leaves a trail without a secret, and none in answers, logs or tables', async () => {
    const body = await companySignUp(run)
    const answer = await signUp(body)
    const code = codeIn(await letter(run, body.email))
    expect(code).toMatch(/^\d{6}$/)
    const trail = await trailOf(run.db.owner, String((await standing(body.email))?.id))
    expect(trail.map(({ action, after }) => ({ action, after }))).toEqual([
      { action: 'account.sign-up', after: { area: 'company', type: 'agent', signUpAs: 'recruiter' } },
    ])
    const stored = await everythingStored(run)
    for (const secret of [password, code, answer.body.token]) {
      expect(stored.includes(`"${secret}"`)).toBe(false)
      expect(run.logText()).not.toContain(secret)
    }
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${code}|password|emailVerificationCode`))
  })
})

it('makes a candidate without a company', async () => {
  const body = candidateSignUp()
  const answer = await signUp(body, 'candidate')
  expect(answer).toMatchObject({ status: 200, body: { roles: ['candidate'], user: { companyInfo: null } } })
  expect(await standing(body.email)).toMatchObject({ is_candidate: true, is_email_verified: false, roles: null })
})

it('stores nothing that nobody asked for', async () => {
  const foreign = await run.make.company()
  const more = {
    role: 'administrator',
    roles: ['administrator'],
    companyId: foreign.id,
    company_id: foreign.id,
    _id: crypto.randomUUID(),
    is_administrator: true,
    isAdministrator: true,
    isEmailVerified: true,
    is_email_verified: true,
    isOnBoardingCompleted: true,
    plan: 'Premium',
    createDate: '2001-01-01T00:00:00Z',
  }
  const body = await companySignUp(run, more)
  const polluted = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"is_administrator":true},')
  expect(await signUp(polluted)).toMatchObject({ status: 400, body: { code: 'request.malformed' } })
  expect(await standing(body.email)).toBeUndefined()
  expect((await signUp(body)).status).toBe(200)
  const made = await standing(body.email)
  expect(made).toMatchObject({
    is_administrator: false,
    is_email_verified: false,
    completed: false,
    plan: 'Basic',
    roles: ['owner', 'recruiter'],
  })
  expect(made?.id).not.toBe(more._id)
  expect(await run.db.owner`select 1 from membership where company_id = ${foreign.id}`).toHaveLength(0)
})

describe('what a sign-up asks for', () => {
  const common = (word: string) => ({ password: word, confirmPassword: word })
  it.each<[string, object, object]>([
    [
      'names',
      { firstName: '', lastName: '' },
      { firstName: 'First Name is required', lastName: 'Last Name is required' },
    ],
    [
      'long enough names',
      { firstName: 'Li', lastName: 'Wu' },
      { firstName: 'Minimum length is 3', lastName: 'Minimum length is 3' },
    ],
    ['names that end', { firstName: 'x'.repeat(51) }, { firstName: 'Maximum length is 50' }],
    ['letters', { firstName: 'R2D2' }, { firstName: 'First Name can only contain letters and spaces' }],
    ['an e-mail address', { email: 'nobody' }, { email: 'Wrong email format' }],
    ['one address', { email: 'a@b.example,c@d.example' }, { email: 'Wrong email format' }],
    ['the terms', { acceptTerms: false }, { acceptTerms: 'You must accept the terms and conditions' }],
    ['a confirmation', { confirmPassword: '' }, { confirmPassword: 'Password confirmation is required' }],
    [
      'the same twice',
      { confirmPassword: 'Quartz@8-otter' },
      { confirmPassword: "Password and Confirm Password didn't match" },
    ],
    ['length', common('Qz@7otr'), { password: 'Password must be at least 8 characters long' }],
    ['an end', common(`Qz@7${'otter-'.repeat(5)}`), { password: 'Password must be at most 32 characters long' }],
    ['a capital', common('quartz@7-otter'), { password: 'Password must contain at least one uppercase letter' }],
    ['a small letter', common('QUARTZ@7-OTTER'), { password: 'Password must contain at least one lowercase letter' }],
    ['a digit', common('Quartz@-otter'), { password: 'Password must contain at least one number' }],
    [
      'a sign',
      common('Quartz7otter'),
      { password: 'Password must contain at least one special character (@, $, !, %, *, ?, &)' },
    ],
    ['an uncommon one', common('P@ssw0rd1!'), { password: 'Password is too common' }],
    ['an uncommon one', common('Welcome@2026'), { password: 'Password is too common' }],
    ['no run of keys', common('1qaz@WSX'), { password: 'Password is too common' }],
    ['no row of one', common('Aa1!Aa1!'), { password: 'Password is too common' }],
  ])('%s', async (_, more, fields) => {
    const before = await contentsOf(run.db.owner)
    const { status, body } = await signUp(candidateSignUp(more), 'candidate')
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('the answers from before', async () => {
    const asked = { yourCountry: '', clientCountry: '', type: 'pirate', signUpAs: 'owner' }
    const { status, body } = await signUp(await companySignUp(run, asked))
    expect(status).toBe(400)
    expect(body.fields).toMatchObject({
      yourCountry: 'Your current location is required',
      clientCountry: 'Client location is required',
      type: 'Type is required',
      signUpAs: expect.any(String),
    })
  })

  it('no more of people whose names are short or single', async () => {
    const short = candidateSignUp({ firstName: 'Li', lastName: 'Wu', nameConfirmed: true })
    const single = candidateSignUp({ firstName: 'Suharto', lastName: '', hasOnlyOneName: true })
    for (const body of [short, single]) expect((await signUp(body, 'candidate')).status).toBe(200)
  })

  it('little enough to read: a password of a megabyte ends soon', async () => {
    for (const filling of ['x', '1a', '@1'])
      for (const size of [990_000, 480_000]) {
        const secret = filling.repeat(size / filling.length)
        const { status } = await signUp(candidateSignUp({ password: secret }), 'candidate')
        expect(status).toBe(400)
      }
    const whole = await signUp(candidateSignUp({ password: 'x'.repeat(1_100_000) }), 'candidate')
    expect(whole.status).toBe(413)
  })
})

describe('a taken e-mail address', () => {
  it('is told, and nothing changes', async () => {
    const body = await companySignUp(run)
    await signUp(body)
    const before = await contentsOf(run.db.owner)
    for (const [area, email] of [
      ['company', body.email],
      ['candidate', body.email.toUpperCase()],
    ] as const) {
      const again = await signUp({ ...body, email, password: 'Other@7-otter', confirmPassword: 'Other@7-otter' }, area)
      expect(again).toMatchObject({ status: 409, body: { code: 'account.exists', message: 'User already exists' } })
    }
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect(await lettersTo(run, body.email)).toHaveLength(1)
  })

  it('has one account, one company and one letter, however many ask at once', async () => {
    const body = await companySignUp(run, { firstName: 'Race' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => signUp({ ...body, email: at % 2 ? body.email : body.email.toUpperCase() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await run.db.owner`select 1 from user_account where lower(email) = ${body.email}`).toHaveLength(1)
    expect(await run.db.owner`select 1 from company where name = 'Race Newcomer'`).toHaveLength(1)
    expect(await lettersTo(run, body.email)).toHaveLength(1)
  })

  it('can be asked for 50 times from one address', async () => {
    await signUp({ ...candidateSignUp(), firstName: '' }, 'candidate')
    await signUp(candidateSignUp(), 'candidate')
    await run.db.owner`update rate_limit set points = 50 where key like 'sign-up-address%'`
    const body = candidateSignUp()
    expect(await signUp(body, 'candidate')).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
    expect(await standing(body.email)).toBeUndefined()
  })
})
