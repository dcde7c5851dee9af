import type { TwoFactorProof } from '@corridor/contract/people/two-factor/shapes'
import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import { type Change, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { codeWrong, provePassword } from './prove.ts'
import { spendCode } from './spend-code.ts'
import { findTwoFactor } from './store.ts'

interface Limits {
  secondFactor(account: string): Promise<{ succeeded(): Promise<void> }>
}

/**
 * Does a work on the caller's two-factor, in one transaction with the code that proves them. Throws `account.passwordWrong`,
 * `twoFactor.isOff`, `twoFactor.codeWrong`.
 */
export async function withProof<Answer>(
  context: Context,
  limits: Limits,
  { currentPassword, code }: TwoFactorProof,
  action: string,
  work: (tx: postgres.TransactionSql) => Promise<Change<Answer>>,
): Promise<Answer> {
  const { userId } = context.caller
  await provePassword(context, currentPassword)
  if (!(await findTwoFactor(context.db, userId))?.confirmed_at) throw fail('twoFactor.isOff')
  const attempt = await limits.secondFactor(userId)
  // Keeps no answer for a repeat: its key would be a plain hash of the password, and the answer may hold codes.
  const answer = await write({ ...context, idempotency: null }, action, async (tx) => {
    if (!(await spendCode(tx, context.platform, userId, code))) throw codeWrong()
    return work(tx)
  })
  await attempt.succeeded()
  return answer
}

export type { Limits }
