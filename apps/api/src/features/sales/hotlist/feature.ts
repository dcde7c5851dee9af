import type { Feature } from '../../../feature.ts'
import { hotlistRules } from './kind.ts'
import { ontoHotlist } from './onto.ts'
import { hotlistRoutes } from './routes.ts'
import { hotlists } from './tables.ts'

export const hotlist = {
  routes: hotlistRoutes,
  kinds: [hotlistRules],
  tables: [hotlists],
  onto: { candidate: ontoHotlist },
} satisfies Feature
