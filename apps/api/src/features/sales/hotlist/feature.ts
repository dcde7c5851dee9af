import type { Feature } from '../../../feature.ts'
import { hotlistDestination } from './destination.ts'
import { hotlistRules } from './kind.ts'
import { hotlistRoutes } from './routes.ts'
import { hotlists } from './tables.ts'

export const hotlist = {
  routes: hotlistRoutes,
  kinds: [hotlistRules],
  tables: [hotlists],
  destinations: { candidate: hotlistDestination },
} satisfies Feature
