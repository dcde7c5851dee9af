import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's floor for argon2id: 19 MiB, two passes. The work runs in the thread pool, off the event loop.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One core stays with everybody else, however many people sign in at once; those wait a little longer for each other.
const atOnce = pLimit(Math.max(availableParallelism() - 1, 1))

/** The argon2id hash to store of a password. */
export const hashPassword = (password: string): Promise<string> => atOnce(() => hash(password, cost))

/** The argon2id hash of a recovery code under its account's salt: one computation finds it among all of them. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> =>
  atOnce(() => hashRaw(code, { ...cost, salt }))

let nobody: Promise<string> | undefined

/** True if the password is the account's. Without an account, or one without a password, the same work is done, so that time tells nothing. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const own = storedHash?.startsWith('$argon2') ? storedHash : undefined
  const known = own ?? (await nobody)
  const fits = await atOnce(() => verify(known, password))
  return fits && own !== undefined
}
