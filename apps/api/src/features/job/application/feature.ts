import type { Feature } from '../../../feature.ts'
import { applicationRules } from './kind.ts'
import { applicationRoutes } from './routes.ts'
import { applications } from './tables.ts'

export const application = {
  routes: applicationRoutes,
  kinds: [applicationRules],
  tables: [applications],
} satisfies Feature
