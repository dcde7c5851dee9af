import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'

/** Key that seals the outboxes of tests, in whichever process. */
export const someFields = makeFieldCrypto([{ id: 'test', key: Buffer.alloc(32, 7) }])

/** Time-outs and waits that a test can sit through. */
export const shortLimits = {
  connectWithinMs: 2_000,
  silentMs: 2_000,
  sendWithinMs: 3_500,
  leaseMs: 4_000,
  retryAfterMs: [1_000, 1_000],
}
