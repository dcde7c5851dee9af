import type { Feature } from '../../../feature.ts'
import { locationRules } from './kind.ts'
import { locationRoutes } from './routes.ts'
import { locations } from './store.ts'

export const location = {
  routes: locationRoutes,
  kinds: [locationRules],
  tables: [locations],
} satisfies Feature
