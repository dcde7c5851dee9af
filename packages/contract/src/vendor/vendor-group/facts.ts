import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const vendorGroupFacts = {
  records: { 'vendor-group': { title: 'Vendor Group', ...access.vendors } },
  errors: {
    'vendorGroup.nameTaken': [409, 'A vendor group named "{name}" already exists'],
    'vendorGroup.vendorUnknown': [404, 'Vendor not found'],
  },
  auditVerbs: {
    'add-vendors': 'Vendors added',
    'remove-vendors': 'Vendors removed',
  },
} as const satisfies Facts
