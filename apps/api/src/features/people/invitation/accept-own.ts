import type { Context } from '../../../db/scope/context.ts'
import { leaveTrail, write } from '../../../db/write.ts'
import { openSession } from '../../../http/session/open-session.ts'
import { toSignedIn } from '../../../http/session/signed-in.ts'
import type { Visit } from '../../../http/visitor.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { assertSeat } from '../../money/plan/assert-seat.ts'
import { areaOf } from './accept.ts'
import { endSession, findOpened, grant, holdEmail, loadInviter, spend } from './store.ts'
import { tellInviter } from './tell-inviter.ts'

/** Origin of the request, which the new session keeps. */
type From = Pick<Visit, 'address' | 'device' | 'userAgent'>

/**
 * Gives the caller what they were invited to, once, and a session there in place of the one they came with. Throws `invitation.dead`,
 * `invitation.notYours`.
 */
export async function acceptOwnInvitation(context: Context, { token }: { token: string }, from: From) {
  const { userId, sessionId } = context.caller
  // A kept answer would hold the new session's token.
  const opened = await write({ ...context, idempotency: null }, 'user.join', async (tx) => {
    const invited = await findOpened(tx, hashToken(token), true)
    if (!invited) throw fail('invitation.dead')
    const { id, email, role, company_id: companyId } = invited
    if ((await holdEmail(tx, userId)) !== email.toLowerCase()) throw fail('invitation.notYours')
    if (companyId) await assertSeat(tx, companyId, userId)
    await grant(tx, userId, invited)
    await spend(tx, id)
    await tellInviter(tx, context.platform, invited, userId, await loadInviter(tx, userId))
    await leaveTrail(context, tx, 'invitation.accept', [
      { record: { kind: 'invitation', id }, before: null, after: { userId } },
    ])
    await endSession(tx, sessionId)
    const { requestId } = context
    const { address, userAgent } = from
    const area = areaOf(companyId)
    const answer = await openSession(tx, { userId, area, companyId, address, userAgent, requestId })
    return { record: { kind: 'user', id: userId }, before: null, after: { role, companyId }, answer }
  })
  return toSignedIn({ ...context, ...from }, opened, 'Sign in successful')
}
