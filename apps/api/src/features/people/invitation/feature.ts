import type { Feature } from '../../../feature.ts'
import { invitationRoutes } from './routes.ts'
import { memberTransfer } from './transfer.ts'

export const invitation = {
  routes: invitationRoutes,
  imports: { member: memberTransfer },
} satisfies Feature
