import type { Language } from '@corridor/contract/wire/language'
import { findStanding, rolesOf } from '../../../http/session/caller.ts'
import { findChallenged, spendChallenge, tryChallenge } from '../../../http/session/challenge.ts'
import { keepLanguage } from '../../../http/session/language.ts'
import { openSession } from '../../../http/session/open-session.ts'
import { toSignedIn } from '../../../http/session/signed-in.ts'
import type { Visit } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { codeWrong } from '../two-factor/prove.ts'
import { spendCode } from '../two-factor/spend-code.ts'
import { holdAccount } from './store.ts'

interface Limits {
  secondFactor(account: string): Promise<{ succeeded(): Promise<void> }>
  signedIn(email: string, address: string): Promise<void>
}

interface Given {
  challenge: string
  code: string
  language?: Language | undefined
}

/**
 * Ends a sign-in: a challenge and a code of the person's app, or a recovery code, for a session. Each works once. Throws
 * `twoFactor.stepDead`, `twoFactor.codeWrong`, and `request.tooMany` past the limits.
 */
export async function takeSecondStep(visit: Visit, { challenge, code, language }: Given, limits: Limits) {
  const { db, platform, requestId, address, userAgent } = visit
  const userId = await findChallenged(db, challenge)
  if (!userId) throw fail('twoFactor.stepDead')
  const attempt = await limits.secondFactor(userId)
  const done = await db.begin(async (tx) => {
    const email = await holdAccount(tx, userId)
    // The try is counted whatever follows, and holds the row: of two right codes at once the second finds none.
    const opened = await tryChallenge(tx, challenge)
    if (!opened || !email) throw fail('twoFactor.stepDead')
    const standing = await findStanding(tx, opened)
    if (!standing || rolesOf({ ...standing, area: opened.area }).length === 0) throw fail('twoFactor.stepDead')
    const secondStep = await spendCode(tx, platform, userId, code)
    if (!secondStep) return null
    await spendChallenge(tx, challenge)
    if (language) await keepLanguage(tx, userId, language)
    return { email, token: await openSession(tx, { ...opened, address, userAgent, requestId, secondStep }) }
  })
  if (!done) throw codeWrong()
  await Promise.all([attempt.succeeded(), limits.signedIn(done.email, address)])
  return toSignedIn(visit, done.token, 'Sign in successful')
}
