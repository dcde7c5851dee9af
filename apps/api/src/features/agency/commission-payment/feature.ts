import type { Feature } from '../../../feature.ts'
import { paymentRules } from './kind.ts'
import { commissionPaymentRoutes } from './routes.ts'
import { payments } from './tables.ts'

export const commissionPayment = {
  routes: commissionPaymentRoutes,
  kinds: [paymentRules],
  tables: [payments],
} satisfies Feature
