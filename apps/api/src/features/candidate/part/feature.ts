import type { Feature } from '../../../feature.ts'
import { candidatePartRules } from './kind.ts'
import { partRoutes } from './routes.ts'

export const part = {
  routes: partRoutes,
  kinds: candidatePartRules,
} satisfies Feature
