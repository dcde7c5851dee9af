import type { Feature } from '../../../feature.ts'
import { hotlistRules } from './kind.ts'
import { hotlistRoutes } from './routes.ts'
import { hotlists } from './tables.ts'

export const hotlist = {
  routes: hotlistRoutes,
  kinds: [hotlistRules],
  tables: [hotlists],
} satisfies Feature
