import type { Feature } from '../../../feature.ts'
import { articleRules } from './kind.ts'
import { articleRoutes } from './routes.ts'

export const article = {
  routes: articleRoutes,
  kinds: articleRules,
} satisfies Feature
