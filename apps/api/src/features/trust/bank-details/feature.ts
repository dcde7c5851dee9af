import type { Feature } from '../../../feature.ts'
import { bankDetailsRoutes } from './routes.ts'

export const bankDetails = {
  routes: bankDetailsRoutes,
  sealed: [{ table: 'company_bank_details', column: 'sealed_account' }],
} satisfies Feature
