import type { Feature } from '../../../feature.ts'
import { hotlistRules } from './kind.ts'
import { hotlistRoutes } from './routes.ts'

export const hotlist = {
  routes: hotlistRoutes,
  kinds: [hotlistRules],
} satisfies Feature
