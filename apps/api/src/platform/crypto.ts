import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A secret for a person to carry: 256 random bits, in 43 characters that an address or a header may hold. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A code for a person to type: so many random digits. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

// No I, O, 0 and 1, which people take for each other.
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code for a person to keep on paper: so many letters and digits of five random bits each. */
export const newReadableCode = (characters: number): string =>
  Array.from({ length: characters }, () => readable[randomInt(readable.length)]).join('')

/** Hashes a token for the database: its SHA-256, from which it cannot be recovered. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Hashes the name of an account or address that is only counted. Signs that nobody sees, and other spellings of a letter, make no other
 * one.
 */
export const hashName = (name: string): Buffer =>
  hashToken(
    name
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase(),
  )

/** A signature over a text, in characters that an address may hold. */
export const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** True for the same text; takes the same time for any wrong one. */
export const sameSecret = (expected: string, given: string): boolean =>
  timingSafeEqual(hashToken(expected), hashToken(given))

/** True if a signature fits its text; takes the same time for any wrong one. */
export function signatureFits(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
