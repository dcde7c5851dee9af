import type { Feature } from '../../../feature.ts'
import { invitationRoutes } from './routes.ts'

export const invitation = {
  routes: invitationRoutes,
} satisfies Feature
