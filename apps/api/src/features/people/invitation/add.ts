import { invitationDays } from '@corridor/contract/people/user/lists'
import type { UserInvite } from '@corridor/contract/people/user/shapes'
import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import { leaveTrail, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { isTaken } from '../../../platform/sql.ts'
import { loadInvitation } from './load.ts'
import { postInvitation } from './send.ts'
import { findAccount, insertInvitation, isMember, type NewInvitation, waitingIndex } from './store.ts'
import { type InvitationRow, toWire } from './tables.ts'

/** Invites an administrator. Throws as `invite`. */
export const inviteAdministrator = (context: Context, input: UserInvite) =>
  invite(context, input, { role: 'administrator', company_id: null })

/**
 * Invites a person into a role, of a company or of the platform. Throws `invitation.stands`, `invitation.hasRole`, and
 * `invitation.inactive`, to an administrator alone, for an account that could not sign in to accept.
 */
const invite = (context: Context, input: UserInvite, into: Into) =>
  write(context, 'invitation.add', async (tx) => {
    const row = await inviteWithin(tx, context, input, into)
    return { ...toChange(row), answer: saved('Invitation on its way', row) }
  })

/** Invites the Owner of a company that is added in the same transaction. Throws as `invite`. */
export async function inviteOwner(
  tx: postgres.TransactionSql,
  context: Context,
  input: UserInvite,
  companyId: string,
): Promise<void> {
  const row = await inviteWithin(tx, context, input, { role: 'owner', company_id: companyId })
  await leaveTrail(context, tx, 'invitation.add', [toChange(row)])
}

type Into = Pick<NewInvitation, 'role' | 'more_roles' | 'sight' | 'units' | 'company_id'>

// The address stays in the invitation, where it can be erased; the trail cannot be.
export const toChange = ({ id, role, company_id: companyId }: InvitationRow) => ({
  record: { kind: 'invitation', id },
  before: null,
  after: { role, companyId },
})

/** Writes one invitation and posts its letter in the caller's transaction. Throws as `invite`. */
export async function inviteWithin(tx: postgres.TransactionSql, context: Context, input: UserInvite, into: Into) {
  const email = input.email.toLowerCase()
  const account = await findAccount(tx, email)
  const has = account && (into.company_id ? await isMember(tx, account.id, into.company_id) : account.is_administrator)
  if (has) throw fail('invitation.hasRole')
  // An inviter of a company learns nothing of an account elsewhere: whoever opens the letter is told.
  if (account?.status === 'inactive' && context.scope.kind === 'platform') throw fail('invitation.inactive')
  const token = newToken()
  const id = newId()
  const names = { first_name: input.firstName, last_name: input.hasOnlyOneName ? '' : input.lastName }
  const values = { id, email, ...names, ...into, created_by: context.caller.userId, expires_at: invitationEnd() }
  await insertInvitation(tx, values, hashToken(token)).catch((error) => {
    throw isTaken(error, waitingIndex) ? fail('invitation.stands') : error
  })
  const row = await loadInvitation(tx, context.scope, id)
  await postInvitation(tx, context.platform, row, token, context.caller.userId)
  return loadInvitation(tx, context.scope, id)
}

export const saved = (message: string, row: InvitationRow) => ({ success: true as const, message, data: toWire(row) })

/** Finds the moment at which an invitation that goes out now dies. */
export const invitationEnd = () => new Date(now().getTime() + invitationDays * 86_400_000)
