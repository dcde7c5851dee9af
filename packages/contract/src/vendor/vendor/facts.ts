import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'
import { vendorTypeNames, vendorTypes } from './kinds.ts'

export const vendorFacts = {
  records: { vendor: { title: 'Vendor', ...access.vendors } },
  settable: {
    vendor: {
      primaryOwner: { label: 'Primary Owner', as: 'member', isOptional: true },
      vendorLead: { label: 'Vendor Lead', as: 'member', isOptional: true },
      vendorType: {
        label: 'Vendor Type',
        as: 'choice',
        choices: vendorTypes,
        names: vendorTypeNames,
        isOptional: true,
      },
      technologies: { label: 'Technologies', as: 'words' },
      sendRequirement: { label: 'Send Requirement', as: 'tick' },
      sendHotlist: { label: 'Send Hotlist', as: 'tick' },
    },
  },
  watched: { vendor: { company: '/company/vendors/view-vendor/{id}' } },
  errors: {
    'vendor.nameTaken': [409, 'A vendor named "{name}" already exists'],
    'vendor.existsIn': [409, 'Vendor already exists in {unit}. Please ask there'],
    'vendor.existsWith': [409, 'Vendor already exists. Please ask {person}'],
    'vendor.existsBeyond': [409, 'Vendor already exists, beyond what you see. Please ask an Owner of your company'],
  },
} as const satisfies Facts
