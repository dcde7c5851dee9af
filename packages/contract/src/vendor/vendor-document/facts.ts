import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const vendorDocumentFacts = {
  records: { 'vendor-document': { title: 'Vendor Document', ...access.vendors } },
  notices: {
    'vendor-document-expires': {
      title: 'Vendor document expires',
      text: 'The document {name} of {vendor} expires soon',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/vendors/view-vendor/{id}' },
    },
  },
} as const satisfies Facts
