import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a person to carry: 256 random bits, in 43 characters that an address or a header may hold. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256, from which it cannot be recovered. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A signature over a text, in characters that an address may hold. */
export const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** True where a signature fits its text; takes the same time for any wrong one. */
export function signatureFits(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
