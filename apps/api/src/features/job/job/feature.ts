import type { Feature } from '../../../feature.ts'
import { jobRules } from './kind.ts'
import { jobRoutes } from './routes.ts'
import { jobs } from './tables.ts'

export const job = {
  routes: jobRoutes,
  kinds: [jobRules],
  tables: [jobs],
} satisfies Feature
