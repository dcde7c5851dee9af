import { codeTriesMax } from '@corridor/contract/people/account/limits'
import { leaveAudit } from '../../../db/audit.ts'
import type { Visit } from '../../../http/visitor.ts'
import { sameSecret } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { codePlace } from './send-code.ts'
import { countTry, markVerified } from './store.ts'

interface Limits {
  code(account: string): Promise<void>
}

interface Given {
  email: string
  code: string
}

/**
 * Verifies an e-mail address by its live code, once. A wrong code, a dead one, none and nobody's are one refusal: `account.notVerified`.
 */
export async function verifyEmail(visit: Visit, { email, code }: Given, limits: Limits) {
  const { db, platform, requestId, bypassCode } = visit
  await limits.code(email.toLowerCase())
  const passes = bypassCode !== undefined && sameSecret(bypassCode, code)
  const verified = await db.begin(async (tx) => {
    // The try is counted whatever follows, and holds the row: of two right codes at once the second finds none.
    const live = await countTry(tx, email, codeTriesMax)
    if (!live || !(passes || platform.fields.markFits(live.code_mark, code, codePlace(live.user_id)))) return null
    const { user_id: id, company_id: companyId, step } = await markVerified(tx, live.user_id)
    const [before, after] = [{ isEmailVerified: false }, { isEmailVerified: true }]
    const entry = { actorId: id, companyId, record: { kind: 'user', id }, requestId }
    await leaveAudit(tx, { ...entry, action: 'account.verify-email', before, after })
    return { step }
  })
  if (!verified) throw fail('account.notVerified')
  return {
    success: true as const,
    message: 'Email verified successfully!',
    ...(verified.step === null ? {} : { currentOnBoardingStep: verified.step }),
  }
}
