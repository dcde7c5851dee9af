import { Secret, TOTP } from 'otpauth'
import { now } from '../../../platform/clock.ts'

const keyBytes = 20
// Settings that every app understands (RFC 6238): six digits each thirty seconds, SHA-1.
const period = 30
/** A clock may be one step behind or ahead. */
const window = 1

/** A new key for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: keyBytes }).base32

/** Writes the address from which an app keeps a key: `otpauth://totp/…`, with the address of the account that it is for. */
export const toAddress = (secret: string, email: string): string =>
  new TOTP({ issuer: 'Corridor', label: email, secret: Secret.fromBase32(secret), period }).toString()

/** The time step that a code of this key belongs to, or null for a wrong one. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = now().getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period, window, timestamp })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}
