import { hashRecoveryCode } from '../../../http/session/password.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { securityPath } from '../account/tables.ts'
import { stepOf } from './authenticator.ts'
import { openSecret } from './secret.ts'
import { countRecoveryCodes, holdTwoFactor, takeRecoveryCode, takeStep } from './store.ts'

export type Spent = 'authenticator' | 'recovery code'

/**
 * Takes a code of a person's app or one of their recovery codes, each once, and tells them by letter of the latter. Null if it is wrong,
 * was taken before, or two-factor is off.
 */
export async function spendCode(tx: Sql, platform: Platform, userId: string, code: string): Promise<Spent | null> {
  const held = await holdTwoFactor(tx, userId)
  if (!held?.confirmed_at) return null
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(openSecret(platform, held), code)
    return step !== null && (await takeStep(tx, held.id, step)) ? 'authenticator' : null
  }
  if (!held.recovery_salt) return null
  const hash = await hashRecoveryCode(code, held.recovery_salt)
  if (!(await takeRecoveryCode(tx, userId, hash))) return null
  const codesLeft = await countRecoveryCodes(tx, userId)
  await tellPerson(tx, platform, userId, securityNotice({ event: 'recovery-code-used', path: securityPath, codesLeft }))
  return 'recovery code'
}
