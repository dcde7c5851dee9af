import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addBilling, deleteBilling, updateBilling } from './save.ts'
import { type BillingRow, billingSpec } from './store.ts'

export const billingRules: KindRules<BillingRow> = {
  kind: 'billing-details',
  table: 'billing_details',
  list: billingSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addBilling(toCompanyContext(context), input),
  update: (context, { id }) => updateBilling(toCompanyContext(context), { id }),
  remove: (context, input) => deleteBilling(toCompanyContext(context), input),
  // Two may be alike.
  refuseDouble: (error) => {
    throw error
  },
}
