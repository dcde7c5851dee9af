import type { Feature } from '../../../feature.ts'
import { inboxRoutes } from './routes.ts'
import { allThreadsTable } from './tables.ts'

export const inbox = {
  routes: inboxRoutes,
  tables: [allThreadsTable],
} satisfies Feature
