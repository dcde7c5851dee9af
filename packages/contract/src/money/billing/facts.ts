import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const billingFacts = {
  records: { 'billing-details': { title: 'Billing Details', ...access.setup } },
} as const satisfies Facts
