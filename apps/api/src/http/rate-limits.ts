import type postgres from 'postgres'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashToken } from '../platform/crypto.ts'
import { fail } from '../platform/fail.ts'

const quarterHourS = 15 * 60

export interface RateLimits {
  /** Counts one try to sign in, and refuses past 10 per account and address or 100 per address in 15 minutes. */
  signIn(email: string, address: string): Promise<{ succeeded(): Promise<void> }>
  /** Counts one call without a token, and refuses past 600 per address in 15 minutes. */
  anonymous(address: string): Promise<void>
}

/** Limits counted in the database, so that they hold over all nodes. Keys are hashed: no e-mail address is kept there. */
export function makeRateLimits(sql: postgres.Sql): RateLimits {
  const client = {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
      const rows = await sql.unsafe(text, values)
      return { rows, rowCount: rows.count }
    },
  }
  const limiter = (name: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: quarterHourS,
    })
  const perAccount = limiter('sign-in-account', 10)
  const perAddress = limiter('sign-in-address', 100)
  const perVisitor = limiter('visitor', 600)

  return {
    async signIn(email, address) {
      const account = keyOf(`${email} ${address}`)
      const origin = keyOf(address)
      await consume(perAddress, origin)
      await consume(perAccount, account)
      return {
        // A right password is no guess: it gives both tries back.
        succeeded: async () => {
          await Promise.all([perAccount.delete(account), perAddress.reward(origin)])
        },
      }
    },
    anonymous: (address) => consume(perVisitor, keyOf(address)),
  }
}

const keyOf = (text: string) => hashToken(text).toString('base64url')

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw fail('request.tooMany', { minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
  }
}
