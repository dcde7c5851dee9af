import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { candidateSignUp, codeIn, companySignUp, letter, send } from './visitor.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

async function signUp(area: 'company' | 'candidate' = 'company') {
  const body = area === 'company' ? await companySignUp(run) : candidateSignUp()
  const { body: answer } = await send(run, 'POST', `/${area}/sign-up`, body)
  const text = await letter(run, body.email)
  return { email: body.email, token: String(answer.token), text, code: codeIn(text) }
}
const verify = (email: string, code: string, token?: string) =>
  send(run, 'POST', '/company/verify-email', { email, code }, {}, token)
const me = (token?: string) => run.call(token).get<{ user: AnyRecord }>('/auth/me')

describe('the browser that signed up', () => {
  it.each(['company', 'candidate'] as const)('is in once the address is verified: %s', async (area) => {
    const { email, token, code } = await signUp(area)
    expect((await me(token)).body.user).toMatchObject({ email, isEmailVerified: false })
    expect((await run.call(token).post('/session/list')).body.code).toBe('session.unverified')
    expect((await verify(email, code, token)).status).toBe(200)
    expect((await me(token)).body.user).toMatchObject({ email, isEmailVerified: true })
    expect((await run.call(token).post('/session/list')).status).toBe(200)
  })

  it('is not in any more once it signed out', async () => {
    const { email, token, code } = await signUp()
    await run.call(token).post('/auth/sign-out')
    expect((await verify(email, code, token)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })
})

describe('another browser', () => {
  it('gets nothing by the code that opens the account', async () => {
    const { email, token, text, code } = await signUp()
    expect(text).not.toContain(token)
    const { status, headers, body } = await verify(email, code)
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: 'Email verified successfully!', currentOnBoardingStep: 1 },
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect((await me()).status).toBe(401)
    const [row] = await run.db.owner`
      select count(*)::int as n from session s join user_account u on u.id = s.user_id where u.email = ${email}`
    expect(row?.n).toBe(1)
  })

  it('stays whose it is', async () => {
    const [one, other] = [await signUp(), await signUp()]
    await verify(one.email, one.code, other.token)
    expect((await me(other.token)).body.user).toMatchObject({ email: other.email, isEmailVerified: false })
  })
})
