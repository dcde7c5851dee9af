import type { Feature } from '../../../feature.ts'
import { claims } from './claim/tables.ts'
import { computeAll } from './compute.ts'
import { keepCommission } from './keep.ts'
import { commissionRoutes } from './routes.ts'
import { commissions } from './tables.ts'

export const commission = {
  routes: commissionRoutes,
  tables: [commissions, claims],
  hooks: { afterApplication: keepCommission, afterTerms: (context, tx, of) => computeAll(tx, context, of) },
} satisfies Feature
