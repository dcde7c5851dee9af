import type { Feature } from '../../../feature.ts'
import { addressRules } from './kind.ts'
import { addressRoutes } from './routes.ts'

export const address = {
  routes: addressRoutes,
  kinds: addressRules,
} satisfies Feature
