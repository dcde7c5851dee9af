export { InvitationForm } from '@corridor/contract/invitation'
