import type { Visit } from '../../../http/visitor.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { findOpened } from './store.ts'

/** Shows the role that a letter's link is for; whoever has it may know. Throws `invitation.dead`. */
export async function viewInvitation({ db }: Visit, { token }: { token: string }) {
  const opened = await findOpened(db, hashToken(token))
  if (!opened) throw fail('invitation.dead')
  const { email, first_name, last_name, role, company_name, inviter, area, expires_at } = opened
  const data = {
    email,
    firstName: first_name,
    lastName: last_name,
    role,
    companyName: company_name,
    inviter: inviter ?? '',
    area,
    expireDate: expires_at.toISOString(),
  }
  return { success: true as const, data }
}
