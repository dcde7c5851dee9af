import { personName } from '@corridor/contract/format/person-name'
import { invitationDays } from '@corridor/contract/people/user/lists'
import { settingsOf } from '../../../db/scope/settings.ts'
import { administratorInvitation } from '../../../letters/administrator-invitation.ts'
import { invitation } from '../../../letters/invitation.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { findAccount, invitationSecret, loadInviter } from './store.ts'
import type { InvitationRow } from './tables.ts'

/** Posts an invitation's letter with its token, in the caller's transaction: in the person's language, else in the inviter's. */
export async function postInvitation(
  tx: Sql,
  { mail }: Platform,
  { id, email, full_name, company_id, company_name }: InvitationRow,
  token: string,
  inviterId: string,
): Promise<void> {
  const [inviter, account] = await Promise.all([loadInviter(tx, inviterId), findAccount(tx, email)])
  const settings = await settingsOf(tx, company_id)
  const { first_name: firstName, last_name: lastName } = inviter
  const said = { inviter: personName({ firstName, lastName }, settings), path: `/invite/${token}` }
  const letter = company_name ? invitation({ ...said, company: company_name }) : administratorInvitation(said)
  const language = account?.language ?? inviter.language
  await mail.post(tx, { name: full_name, address: email, language }, letter, {
    secret: { of: invitationSecret(id), minutes: invitationDays * 24 * 60 },
    ...(company_id && { by: company_id }),
  })
}
