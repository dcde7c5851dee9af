import type { Feature } from '../../../feature.ts'
import { verificationRoutes } from './routes.ts'

export const verification = {
  routes: verificationRoutes,
} satisfies Feature
