import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

const vendorPage = { company: '/company/vendors/view-vendor/{id}' }

export const vendorNoteFacts = {
  records: { 'vendor-note': { title: 'Vendor Note', ...access.vendors } },
  notices: {
    'vendor-note-added': {
      title: 'Vendor note',
      text: '{by} wrote a note on {vendor}: {name}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: vendorPage,
    },
    'vendor-note-due': {
      title: 'Reminder of a vendor note',
      text: 'Reminder about {vendor}: {name}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: vendorPage,
    },
    'vendor-follow-up': {
      title: 'Vendor follow-up',
      text: 'Follow up with {vendor}: {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: vendorPage,
    },
  },
} as const satisfies Facts
