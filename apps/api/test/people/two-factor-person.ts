import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { AnyBody } from '../call.ts'
import type { Person } from '../make.ts'
import type { RunningApp } from '../running-app.ts'

export const oldPassword = 'Corridor@2026'

/** The code that an app shows, so many time steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Another six digits than the code's. */
export const wrongCode = (secret: string) => {
  const near = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? ''
}

export interface TwoFactorBody extends AnyBody {
  secondStep: { challenge: string; expireDate: string }
  recoveryCodes: string[]
}

/** Turns two-factor on for a person, as their page does; the code of the present step is free afterwards. */
export async function withTwoFactor(run: RunningApp, person: Person) {
  const caller = run.call(await run.make.session(person))
  const started = await caller.post('/two-factor/start', { currentPassword: oldPassword })
  expect(started.status).toBe(200)
  const secret = String(started.body.data.secret)
  const confirmed = await caller.post<TwoFactorBody>('/two-factor/confirm', { code: codeOf(secret, -1) })
  // Between two steps the code of the one before may be too old by now.
  if (confirmed.status === 400) return withTwoFactor(run, person)
  expect(confirmed.status).toBe(200)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes, caller }
}

/** Forgets which code was taken last, as half a minute does. */
export const nextStep = (run: RunningApp, person: Person) =>
  run.db.owner`update two_factor set last_step = last_step - 5 where user_id = ${person.id}`
