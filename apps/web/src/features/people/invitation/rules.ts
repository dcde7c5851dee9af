export { InvitationForm } from '@corridor/contract/people/invitation/shapes'
