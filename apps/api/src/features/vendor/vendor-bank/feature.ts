import type { Feature } from '../../../feature.ts'
import { vendorBankRoutes } from './routes.ts'

export const vendorBank = {
  routes: vendorBankRoutes,
  sealed: [{ table: 'vendor_bank', column: 'sealed_account' }],
} satisfies Feature
