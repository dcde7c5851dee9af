import type { Feature } from '../../../feature.ts'
import { claims } from './claim-tables.ts'
import { commissionRoutes } from './routes.ts'
import { commissions } from './tables.ts'

export const commission = {
  routes: commissionRoutes,
  tables: [commissions, claims],
} satisfies Feature
