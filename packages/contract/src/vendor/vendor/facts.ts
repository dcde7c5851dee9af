import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const vendorFacts = {
  records: { vendor: { title: 'Vendor', ...access.vendors } },
  watched: { vendor: { company: '/company/vendors/view-vendor/{id}' } },
  errors: {
    'vendor.nameTaken': [409, 'A vendor named "{name}" already exists'],
    'vendor.existsIn': [409, 'Vendor already exists in {unit}. Please ask there'],
    'vendor.existsWith': [409, 'Vendor already exists. Please ask {person}'],
    'vendor.existsBeyond': [409, 'Vendor already exists, beyond what you see. Please ask an Owner of your company'],
  },
} as const satisfies Facts
