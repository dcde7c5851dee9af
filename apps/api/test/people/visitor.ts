import { expect } from 'vitest'
import type { AnyBody } from '../call.ts'
import { readLetters } from '../letters.ts'
import type { RunningApp } from '../running-app.ts'

export const password = 'Quartz@7-otter'
export const chosen = { password, confirmPassword: password }

let count = 0
export const freshEmail = () => `visitor-${++count}@example.com`

/** Body of a visitor's sign-up; `more` replaces parts of it. */
export async function companySignUp(run: RunningApp, more: object = {}) {
  const country = await run.make.country()
  return {
    ...candidateSignUp(),
    yourCountry: country,
    clientCountry: country,
    type: 'agent',
    signUpAs: 'recruiter',
    ...more,
  }
}

export const candidateSignUp = (more: object = {}) => ({
  firstName: 'Nadia',
  lastName: 'Newcomer',
  email: freshEmail(),
  ...chosen,
  acceptTerms: true,
  ...more,
})

export const send = (run: RunningApp, method: string, path: string, body?: unknown, headers = {}, token?: string) =>
  run.call(token).send<AnyBody>(method, path, body, headers)

/** The letters that an address got, oldest first. */
export const lettersTo = (run: RunningApp, email: string) => readLetters(run.db.owner, run.dataDir, email)

/** The newest letter to an address, when it has so many. */
export async function letter(run: RunningApp, email: string, number = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(run, email)).length, { timeout: 20_000 }).toBe(number)
  return (await lettersTo(run, email))[number - 1]?.text_body ?? ''
}

export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
export const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

/** Everything that the database holds of what was said, apart from the letters. */
export async function everythingStored(run: RunningApp): Promise<string> {
  const tables = await run.db.owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename <> 'mail'`
  const texts = await Promise.all(
    tables.map(({ name }) =>
      run.db.owner.unsafe(`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as all from ${name} t`),
    ),
  )
  return texts.map(([row]) => row?.all).join('\n')
}
