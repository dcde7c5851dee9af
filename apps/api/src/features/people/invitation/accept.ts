import type { InvitationAccept } from '@corridor/contract/people/invitation/shapes'
import { leaveAudit } from '../../../db/audit.ts'
import type { Area } from '../../../http/session/caller.ts'
import { openSession } from '../../../http/session/open-session.ts'
import { hashPassword } from '../../../http/session/password.ts'
import { toSignedIn } from '../../../http/session/signed-in.ts'
import type { Visit } from '../../../http/visitor.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { assertSeat } from '../../money/plan/assert-seat.ts'
import { addAccount } from '../account/add-account.ts'
import { findOpened, grant, spend } from './store.ts'
import { tellInviter } from './tell-inviter.ts'

/**
 * Makes the account of an invited person and signs them in, once: of several at the same moment one wins. Throws `invitation.dead`, and
 * `invitation.signIn` if the address has an account; `account.exists` if it got one at this very moment.
 */
export async function acceptInvitation(visit: Visit, input: InvitationAccept) {
  const { db, platform, requestId, userAgent, address } = visit
  const tokenHash = hashToken(input.token)
  // A hash is costly work, which a made-up link does not get.
  if (!(await findOpened(db, tokenHash))) throw fail('invitation.dead')
  const password_hash = await hashPassword(input.password)
  const token = await db.begin(async (tx) => {
    const opened = await findOpened(tx, tokenHash, true)
    if (!opened) throw fail('invitation.dead')
    if (opened.account_id) throw fail('invitation.signIn')
    const { id: invitationId, email, role, company_id: companyId } = opened
    const account = {
      id: newId(),
      email,
      first_name: input.firstName,
      last_name: input.hasOnlyOneName ? '' : input.lastName,
      password_hash,
      language: input.language ?? ('en' as const),
      is_candidate: false,
    }
    await addAccount(tx, account)
    if (companyId) await assertSeat(tx, companyId, account.id)
    await grant(tx, account.id, opened)
    await spend(tx, invitationId)
    await tellInviter(tx, platform, opened, account.id, account)
    const entry = { actorId: account.id, companyId, before: null, requestId }
    await leaveAudit(tx, {
      ...entry,
      action: 'invitation.accept',
      record: { kind: 'invitation', id: invitationId },
      after: { userId: account.id },
    })
    await leaveAudit(tx, {
      ...entry,
      action: 'user.join',
      record: { kind: 'user', id: account.id },
      after: { role, companyId },
    })
    return openSession(tx, { userId: account.id, area: areaOf(companyId), companyId, address, userAgent, requestId })
  })
  return toSignedIn(visit, token, 'Sign in successful')
}

/** Area in which a role of this company, or of none, works. */
export const areaOf = (companyId: string | null): Area => (companyId ? 'company' : 'admin')
