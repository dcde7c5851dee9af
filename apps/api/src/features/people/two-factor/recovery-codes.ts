import { randomBytes } from 'node:crypto'
import { recoveryCodesCount } from '@corridor/contract/people/account/limits'
import { hashRecoveryCode } from '../../../http/session/password.ts'
import { newReadableCode } from '../../../platform/crypto.ts'

// Sixty random bits: with the hash's cost nobody tries them through, and a person can still type them.
const characters = 12
const saltBytes = 16

/** Ten new recovery codes as people read them, and what is stored of them. */
export async function makeRecoveryCodes() {
  const salt = randomBytes(saltBytes)
  const codes = Array.from({ length: recoveryCodesCount }, () => newReadableCode(characters))
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  return { shown: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), salt, hashes }
}
