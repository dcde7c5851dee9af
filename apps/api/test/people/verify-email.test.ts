import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passMinute } from '../letters.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { candidateSignUp, codeIn, companySignUp, freshEmail, letter, lettersTo, send } from './visitor.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const verify = (email: string, code: string, more = {}, at = run) =>
  send(at, 'POST', '/company/verify-email', { email, code, ...more })
const resend = (email: string) => send(run, 'POST', '/company/resend-verification', { email })
const isVerified = async (email: string) => {
  const [row] = await run.db
    .owner`select is_email_verified as it from user_account where lower(email) = ${email.toLowerCase()}`
  return row?.it
}
const refusal = {
  status: 400,
  body: {
    code: 'account.notVerified',
    message: 'Email verification failed. Please try again or request a new verification code.',
  },
}

async function newcomer(area: 'company' | 'candidate' = 'company') {
  const body = area === 'company' ? await companySignUp(run) : candidateSignUp()
  const { body: answer } = await send(run, 'POST', `/${area}/sign-up`, body)
  const code = codeIn(await letter(run, body.email))
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  return { email: body.email, token: answer.token, code, wrong }
}

describe('the right code', () => {
  it('verifies the address, once', async () => {
    const { email, token, code } = await newcomer()
    expect(await verify(` ${email.toUpperCase()} `, ` ${code} `)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Email verified successfully!', currentOnBoardingStep: 1 },
    })
    expect(await isVerified(email)).toBe(true)
    expect((await run.call(token).post('/candidate/list')).body.code).toBe('session.onboarding')
    expect(await verify(email, code)).toMatchObject(refusal)
    const [row] = await run.db.owner`select id from user_account where email = ${email}`
    const trail = await trailOf(run.db.owner, String(row?.id))
    expect(trail.map(({ action }) => action)).toEqual(['account.sign-up', 'account.verify-email'])
    expect(JSON.stringify(trail)).not.toContain(code)
    expect(run.logText()).not.toContain(code)
  })

  it('verifies a candidate, who has no onboarding', async () => {
    const { email, code } = await newcomer('candidate')
    const { status, body } = await verify(email, code)
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: 'Email verified successfully!' } })
  })

  it('has one winner when it comes twice at once', async () => {
    const { email, code } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    const [row] = await run.db.owner`select id from user_account where email = ${email}`
    const told = await trailOf(run.db.owner, String(row?.id))
    expect(told.filter(({ action }) => action === 'account.verify-email')).toHaveLength(1)
  })

  it('is dead after ten minutes', async () => {
    const { email, code } = await newcomer()
    const [row] = await run.db.owner`
      select extract(epoch from expires_at - now())::float / 60 as minutes from verification_code c
      join user_account u on u.id = c.user_id where u.email = ${email}`
    expect(row?.minutes).toBeGreaterThan(9)
    expect(row?.minutes).toBeLessThanOrEqual(10)
    await run.db.owner`update verification_code set expires_at = now()`
    expect(await verify(email, code)).toMatchObject(refusal)
    expect(await isVerified(email)).toBe(false)
  })

  it('is nobody else’s', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect(await verify(other.email, one.code)).toMatchObject(refusal)
    expect(await verify(one.email, one.code)).toMatchObject({ status: 200 })
  })
})

describe('guessing', () => {
  it('kills the code at the fifth wrong try', async () => {
    const { email, code, wrong } = await newcomer()
    for (let at = 0; at < 5; at++) expect(await verify(email, wrong)).toMatchObject(refusal)
    expect(await verify(email, code)).toMatchObject(refusal)
    expect(await isVerified(email)).toBe(false)
  })

  it('has no sixth try when all come at once', async () => {
    const { email, code, wrong } = await newcomer()
    await Promise.all(Array.from({ length: 9 }, () => verify(email, wrong)))
    const [row] = await run.db.owner`
      select tries from verification_code c join user_account u on u.id = c.user_id where u.email = ${email}`
    expect(row?.tries).toBe(5)
    expect(await verify(email, code)).toMatchObject(refusal)
  })

  it('lets four mistakes pass', async () => {
    const { email, code, wrong } = await newcomer()
    for (let at = 0; at < 4; at++) await verify(email, wrong)
    expect(await verify(email, code)).toMatchObject({ status: 200 })
  })

  it('ends after ten tries from one address and fifty a day from all, whatever the codes', async () => {
    const { email, code, wrong } = await newcomer()
    await verify(email, wrong)
    await run.db.owner`update rate_limit set points = 10 where key like 'verify-email-account%'`
    expect(await verify(email, code)).toMatchObject({ status: 429 })
    await run.db.owner`delete from rate_limit where key not like 'code:%'`
    await run.db.owner`update rate_limit set points = 50 where key like 'code:%'`
    expect(await verify(email, code)).toMatchObject({ status: 429 })
    expect(await isVerified(email)).toBe(false)
  })

  it('learns nothing about who has an account', async () => {
    const { email, wrong } = await newcomer()
    const done = await newcomer()
    await verify(done.email, done.code)
    const answers = [await verify(email, wrong), await verify(done.email, wrong), await verify(freshEmail(), wrong)]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 400, body: { ...body, ...refusal.body } })
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1)
  })

  it('is not helped by the table: the same code has another mark for each account', async () => {
    const marks = await run.db.owner<{ mark: string }[]>`select encode(code_mark, 'hex') as mark from verification_code`
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length)
    const { email, code } = await newcomer()
    const [row] = await run.db.owner`
      select encode(code_mark, 'hex') as mark, encode(sha256(convert_to(${code}, 'utf8')), 'hex') as plain,
        encode(sha256(convert_to(u.id || ${code}, 'utf8')), 'hex') as salted
      from verification_code c join user_account u on u.id = c.user_id where u.email = ${email}`
    expect([row?.plain, row?.salted]).not.toContain(row?.mark)
  })
})

it.each([
  ['no code', { code: '' }, { code: 'Please enter the verification code' }],
  ['no address', { email: undefined }, { email: 'Email address is missing. Please try signing up again.' }],
  ['another type', { code: { $ne: '' } }, { code: 'Please enter the verification code' }],
])('refuses %s', async (_, more, fields) => {
  const { status, body } = await verify('a@b.example', '123456', more)
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
})

describe('a new code', () => {
  it('ends the one before', async () => {
    const { email, code } = await newcomer()
    await passMinute(run.db.owner)
    expect(await resend(email)).toMatchObject({
      status: 200,
      body: { message: 'Verification code sent successfully!' },
    })
    const next = codeIn(await letter(run, email, 2))
    if (next !== code) expect(await verify(email, code)).toMatchObject(refusal)
    expect(await verify(email, next)).toMatchObject({ status: 200 })
  })

  it('comes no sooner than sixty seconds after the one before, for nobody’s address either', async () => {
    const { email } = await newcomer()
    const unknown = freshEmail()
    const first = await resend(email)
    expect(first).toMatchObject({ status: 429, body: { code: 'letter.tooSoon' } })
    expect(Number(first.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await resend(unknown)).status).toBe(200)
    expect((await resend(unknown.toUpperCase())).status).toBe(429)
    expect(await lettersTo(run, email)).toHaveLength(1)
  })

  it('goes to nobody who is verified, inactive or unknown, and all are answered alike', async () => {
    const done = await newcomer()
    await verify(done.email, done.code)
    const inactive = await newcomer()
    await run.db.owner`update user_account set status = 'inactive' where email = ${inactive.email}`
    const waiting = await newcomer()
    await passMinute(run.db.owner)
    const unknown = freshEmail()
    const answers = []
    for (const email of [done.email, inactive.email, unknown, waiting.email]) answers.push(await resend(email))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    // Asked last, sent last: what was asked before is done.
    await letter(run, waiting.email, 2)
    expect(await lettersTo(run, unknown)).toHaveLength(0)
    for (const { email } of [done, inactive]) expect(await lettersTo(run, email)).toHaveLength(1)
  })
})

describe('the code that an operator set', () => {
  it('passes beside the sent one, and `bypassCode` in a body never does', async () => {
    const lenient = await runApp({ ROLE: 'api', BYPASS_CODE: '271828' })
    const body = await companySignUp(lenient)
    await send(lenient, 'POST', '/company/sign-up', body)
    expect(await verify(body.email, '271829', { bypassCode: true }, lenient)).toMatchObject(refusal)
    expect(await verify(body.email, '271828', {}, lenient)).toMatchObject({ status: 200 })
    await lenient.close()
    const { email, wrong } = await newcomer()
    for (const bypassCode of [true, wrong, '271828'])
      expect(await verify(email, wrong, { bypassCode })).toMatchObject(refusal)
    expect(await isVerified(email)).toBe(false)
  })
})
