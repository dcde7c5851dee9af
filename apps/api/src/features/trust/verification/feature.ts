import type { Feature } from '../../../feature.ts'
import { signingKeys } from '../signing/store.ts'
import { verificationRoutes } from './routes.ts'

export const verification = {
  routes: verificationRoutes,
  sealed: [signingKeys],
} satisfies Feature
