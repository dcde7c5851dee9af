import { type FreshProof, missingProof } from '@corridor/contract/field/fresh-proof'
import type { Context } from '../../../db/scope/context.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { codeWrong, provePassword } from './prove.ts'
import { spendCode } from './spend-code.ts'
import { findTwoFactor } from './store.ts'

type Attempt = (account: string) => Promise<{ succeeded(): Promise<void> }>

/** Counts of an account's tries, past which it is refused. */
export interface ProofLimits {
  freshPassword: Attempt
  secondFactor: Attempt
}

/**
 * Does a work whose caller shows again that it is they: by a code if they have two-factor on, else by their password. `work` calls `prove`
 * in its transaction before it changes anything. Throws `account.passwordWrong`, `twoFactor.codeWrong`, `request.tooMany`.
 */
export async function proveAgain<Answer>(
  context: Context,
  limits: ProofLimits,
  { currentPassword, code }: FreshProof,
  work: (prove: (tx: Sql) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const { caller, platform, db } = context
  const isOn = Boolean((await findTwoFactor(db, caller.userId))?.confirmed_at)
  if (!(isOn ? code : currentPassword)) {
    const field = isOn ? 'code' : 'currentPassword'
    throw fail('request.invalid', {}, { fields: { [field]: missingProof[field] } })
  }
  const attempt = await (isOn ? limits.secondFactor : limits.freshPassword)(caller.userId)
  try {
    if (!isOn) await provePassword(context, currentPassword ?? '')
    const answer = await work(async (tx) => {
      if (isOn && !(await spendCode(tx, platform, caller.userId, code ?? ''))) throw codeWrong()
    })
    await attempt.succeeded()
    return answer
  } catch (error) {
    // Counts no guess if the refusal has another reason.
    if (!isGuess(error)) await attempt.succeeded()
    throw error
  }
}

const isGuess = (error: unknown) =>
  error instanceof Failure && (error.code === 'account.passwordWrong' || error.code === 'twoFactor.codeWrong')
