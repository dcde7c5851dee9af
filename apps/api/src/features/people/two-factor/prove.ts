import type { Context } from '../../../db/scope/context.ts'
import { passwordFits } from '../../../http/session/password.ts'
import { fail } from '../../../platform/fail.ts'
import { loadIdentity } from './store.ts'

/**
 * Proves by the password that the caller may change how they sign in. Answers the account's e-mail address. Throws `account.passwordWrong`.
 */
export async function provePassword({ db, caller }: Context, currentPassword: string): Promise<string> {
  const { email, passwordHash } = await loadIdentity(db, caller.userId)
  if (await passwordFits(passwordHash, currentPassword)) return email
  const fields = { currentPassword: 'The current password is not right' }
  throw fail('account.passwordWrong', undefined, { fields })
}

/** The refusal of a code, beside its field. */
export const codeWrong = () =>
  fail('twoFactor.codeWrong', undefined, { fields: { code: 'This code is not right, or was used already' } })
