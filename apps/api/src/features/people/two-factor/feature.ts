import type { Feature } from '../../../feature.ts'
import { twoFactorRoutes } from './routes.ts'

export const twoFactor = {
  routes: twoFactorRoutes,
  sealed: [{ table: 'two_factor', column: 'sealed_secret' }],
} satisfies Feature
