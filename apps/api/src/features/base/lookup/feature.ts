import type { Feature } from '../../../feature.ts'
import { lookupRules } from './kind.ts'
import { lookupRoutes, settingRoutes } from './routes.ts'

export const lookup = {
  routes: lookupRoutes,
  kinds: lookupRules,
} satisfies Feature

export const setting = {
  routes: settingRoutes,
} satisfies Feature
