import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const password = 'Corridor@2026'
let run: RunningApp
let company: Company
let passwordHash: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  passwordHash = await hashPassword(password)
})
afterAll(() => run.close())

const member = () => run.make.person('owner', company, { password_hash: passwordHash })
const languageOf = async ({ id }: Person) =>
  (await run.db.owner<{ language: string }[]>`select language from user_account where id = ${id}`)[0]?.language
const trailOf = async ({ id }: Person) => {
  const rows = await run.db.owner`select before, after from audit where record_id = ${id} order by at`
  return [...rows]
}

describe("a person's language", () => {
  it('is English until one is chosen, and then the chosen one', async () => {
    const [person, other] = [await member(), await member()]
    const caller = run.call(await run.make.session(person))
    expect(await languageOf(person)).toBe('en')
    expect((await caller.put('/auth/language', { language: 'ar' })).status).toBe(200)
    expect(await languageOf(person)).toBe('ar')
    expect(await languageOf(other)).toBe('en')
    expect((await caller.put('/auth/language', { language: 'ar' })).status).toBe(200)
    expect(await trailOf(person)).toEqual([{ before: { language: 'en' }, after: { language: 'ar' } }])
  })

  it.each([{}, { language: 'de' }, { language: null }, { language: ['ar'] }])('is not %j', async (body) => {
    const person = await member()
    const { status } = await run.call(await run.make.session(person)).put('/auth/language', body)
    expect(status).toBe(400)
    expect(await languageOf(person)).toBe('en')
  })

  it('is the one in which they signed in, where they did', async () => {
    const person = await member()
    const signIn = (body: object) =>
      run.call().post('/company/sign-in', { email: person.email, password, language: 'zh', ...body })
    expect((await signIn({ password: 'Wrong@2026' })).status).toBe(401)
    expect(await languageOf(person)).toBe('en')
    expect((await signIn({})).status).toBe(200)
    expect(await languageOf(person)).toBe('zh')
    expect((await signIn({ language: undefined })).status).toBe(200)
    expect(await languageOf(person)).toBe('zh')
    expect((await signIn({ language: 'de' })).status).toBe(400)
  })
})
