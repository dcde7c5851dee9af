import type { ChangePassword } from '@corridor/contract/people/account/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashPassword, passwordFits } from '../../../http/session/password.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import { fail } from '../../../platform/fail.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { loadPasswordHash, replacePassword } from './store.ts'
import { securityPath } from './tables.ts'

/** Changes the caller's password, ends their other sessions and every link to a new one, and tells them by letter. Throws `account.passwordWrong`. */
export async function changePassword(context: Context, { currentPassword, password }: ChangePassword) {
  const { userId: id, sessionId } = context.caller
  const fits = await passwordFits(await loadPasswordHash(context.db, id), currentPassword)
  if (!fits) {
    const fields = { currentPassword: 'The current password is not right' }
    throw fail('account.passwordWrong', undefined, { fields })
  }
  const passwordHash = await hashPassword(password)
  // Keeps no answer for a repeat: its key would be a plain hash of both passwords.
  return write({ ...context, idempotency: null }, 'account.change-password', async (tx) => {
    await replacePassword(tx, id, passwordHash, { isVerified: false, keepSession: sessionId })
    await tellPerson(tx, context.platform, id, securityNotice({ event: 'password-changed', path: securityPath }))
    const answer = { success: true as const, message: 'Password changed' }
    return { record: { kind: 'user', id }, before: null, after: null, answer }
  })
}
