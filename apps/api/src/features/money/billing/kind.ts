import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { billingVerbs } from './save.ts'
import { type BillingRow, billingSpec } from './store.ts'

export const billingRules: KindRules<BillingRow> = {
  kind: 'billing-details',
  table: 'billing_details',
  list: billingSpec,
  nameOf: (row) => row.name,
  add: (context, input) => billingVerbs.add(toCompanyContext(context), input),
  update: (context, { id }) => billingVerbs.update(toCompanyContext(context), { id }),
  remove: (context, input) => billingVerbs.remove(toCompanyContext(context), input),
}
