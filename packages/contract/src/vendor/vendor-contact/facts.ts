import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const vendorContactFacts = {
  records: { 'vendor-contact': { title: 'Contact of a Vendor', ...access.vendors } },
  settable: {
    'vendor-contact': {
      owner: { label: 'Owner', as: 'member', isOptional: true },
      technologies: { label: 'Technologies', as: 'words' },
      sendRequirement: { label: 'Send Requirement', as: 'tick' },
      sendHotlist: { label: 'Send Hotlist', as: 'tick' },
    },
  },
  errors: {
    'vendorContact.primaryTaken': [409, 'This vendor has a primary contact already'],
  },
} as const satisfies Facts
