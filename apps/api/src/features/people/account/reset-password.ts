import { leaveAudit } from '../../../db/audit.ts'
import { rememberDevice } from '../../../http/session/known-devices.ts'
import { hashPassword } from '../../../http/session/password.ts'
import type { Visit } from '../../../http/visitor.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { findLiveLink, replacePassword, spendResetLink } from './store.ts'
import { securityPath } from './tables.ts'

/**
 * Sets a new password by a link, once, and ends every session. Verifies the address too, for whoever has the link reads the mail. Throws
 * `account.linkDead`.
 */
export async function resetPassword(visit: Visit, given: { token: string; password: string }) {
  const { db, platform, requestId } = visit
  const tokenHash = hashToken(given.token)
  // A hash is costly work, which a made-up link does not get.
  if (!(await findLiveLink(db, tokenHash))) throw fail('account.linkDead')
  const passwordHash = await hashPassword(given.password)
  const area = await db.begin(async (tx) => {
    const account = await spendResetLink(tx, tokenHash)
    if (!account) throw fail('account.linkDead')
    await replacePassword(tx, account.id, passwordHash, { isVerified: true, keepSession: null })
    await tellPerson(tx, platform, account.id, securityNotice({ event: 'password-changed', path: securityPath }))
    await leaveAudit(tx, {
      actorId: account.id,
      companyId: null,
      action: 'account.reset-password',
      record: { kind: 'user', id: account.id },
      before: null,
      after: null,
      requestId,
    })
    await rememberDevice(tx, platform.fields, account.id, visit)
    return account.area
  })
  return { success: true as const, message: 'Your new password is set. Please sign in with it', area }
}
