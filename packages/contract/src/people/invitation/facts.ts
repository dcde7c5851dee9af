import type { Facts } from '../../wire/facts.ts'

export const invitationFacts = {
  errors: {
    'invitation.stands': [409, 'This e-mail address has an invitation already. Send that one again'],
    'invitation.hasRole': [409, 'This person has the role already'],
    'invitation.inactive': [409, 'The account of this e-mail address is inactive. Activate it first'],
    'invitation.ended': [409, 'This invitation was accepted or revoked already'],
    'invitation.dead': [400, 'This invitation is no longer valid. Please request a new one'],
    'invitation.signIn': [409, 'This e-mail address has an account. Please sign in to accept'],
    'invitation.notYours': [403, 'This invitation is for another e-mail address'],
  },
  auditKinds: { invitation: 'Invitation' },
  auditVerbs: {
    accept: 'Accepted',
    resend: 'Sent again',
  },
  notices: {
    'invitation-accepted': {
      title: 'Invitation accepted',
      text: '{name} accepted your invitation',
      tab: 'inbox',
      delivery: 'digest',
      leadsTo: { admin: '/admin/user-management/view-user/{id}', company: '/company/dashboard' },
    },
  },
} as const satisfies Facts
