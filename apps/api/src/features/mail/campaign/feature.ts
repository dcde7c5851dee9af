import type { Feature } from '../../../feature.ts'
import { campaignRoutes } from './routes.ts'
import { campaigns } from './tables.ts'

export const campaign = {
  routes: campaignRoutes,
  tables: [campaigns],
} satisfies Feature
