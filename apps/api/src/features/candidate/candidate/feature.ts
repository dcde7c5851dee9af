import type { Feature } from '../../../feature.ts'
import { candidateRules } from './kind.ts'
import { candidateRoutes } from './routes.ts'

export const candidate = {
  routes: candidateRoutes,
  kinds: [candidateRules],
} satisfies Feature
