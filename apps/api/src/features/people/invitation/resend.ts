import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { assertSeatsFor } from '../../money/plan/assert-seat.ts'
import { invitationEnd, saved } from './add.ts'
import { holdInvitation, loadInvitation } from './load.ts'
import { postInvitation } from './send.ts'
import { countWaiting, renewToken } from './store.ts'

/**
 * Sends an invitation again with a new link and its days anew. Throws `record.notFound`, `invitation.ended`, `letter.tooSoon`, and
 * `plan.usersFull` if it had expired and the plan has no place any more.
 */
export const resendInvitation = (context: Context, { id }: { id: string }) =>
  write(context, 'invitation.resend', async (tx) => {
    const stands = await holdInvitation(tx, context.scope, id)
    if (stands.state === 'accepted' || stands.state === 'revoked') throw fail('invitation.ended')
    const token = newToken()
    await renewToken(tx, id, hashToken(token), invitationEnd())
    const { company_id: companyId } = stands
    if (companyId && stands.state === 'expired') await assertSeatsFor(tx, companyId, () => countWaiting(tx, companyId))
    const row = await loadInvitation(tx, context.scope, id)
    await postInvitation(tx, context.platform, row, token, context.caller.userId)
    const answer = saved('Invitation on its way', await loadInvitation(tx, context.scope, id))
    return { record: { kind: 'invitation', id }, before: null, after: null, answer }
  })
