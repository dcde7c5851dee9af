import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const vendorContactFacts = {
  records: { 'vendor-contact': { title: 'Contact of a Vendor', ...access.vendors } },
  errors: {
    'vendorContact.primaryTaken': [409, 'This vendor has a primary contact already'],
  },
} as const satisfies Facts
