import { api, asPerson, inCompany, signedIn, visited } from '../../../http/api.ts'
import { acceptInvitation } from './accept.ts'
import { acceptOwnInvitation } from './accept-own.ts'
import { inviteAdministrator } from './add.ts'
import { inviteMembers } from './invite-members.ts'
import { listInvitations } from './list.ts'
import { resendInvitation } from './resend.ts'
import { revokeInvitation } from './revoke.ts'
import { viewInvitation } from './view.ts'

export const invitationRoutes = {
  list: api.invitation.list.handler(signedIn(listInvitations)),
  addAdministrator: api.invitation.addAdministrator.handler(signedIn(inviteAdministrator)),
  addMembers: api.invitation.addMembers.handler(inCompany(inviteMembers)),
  resend: api.invitation.resend.handler(signedIn(resendInvitation)),
  revoke: api.invitation.revoke.handler(signedIn(revokeInvitation)),
  view: api.invitation.view.handler(visited('invitation', viewInvitation)),
  accept: api.invitation.accept.handler(visited('invitation', acceptInvitation)),
  acceptOwn: api.invitation.acceptOwn.handler((call) => {
    const { context: from } = call
    return asPerson((context, input: { token: string }) => acceptOwnInvitation(context, input, from))(call)
  }),
}
