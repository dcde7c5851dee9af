import type { VendorContact, VendorContactAdd } from '@corridor/contract/vendor/vendor-contact/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { entryTexts } from '../../../lib/entry/entry-texts'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { contactFacts, contactsOf } from './contact-facts'
import { ContactFields } from './contact-fields'
import { contactLabels } from './contact-labels'

export const blankContact: VendorContactAdd = {
  firstName: '',
  lastName: '',
  vendorContactType: 'other',
  designation: '',
  employerName: '',
  emailId: '',
  mobileNumber: '',
  officeNumber: '',
  owner: null,
  address: '',
  socialProfiles: [],
  technologies: [],
  comment: '',
  sendRequirement: false,
  sendHotlist: false,
  status: 'active',
}

/** How the contacts of one vendor are listed, added, changed and deleted. */
export function contactKind(vendorId: string): EntryKind<VendorContact, VendorContactAdd> {
  return {
    texts: {
      ...entryTexts,
      entity: 'Vendor Contact',
      addNew: text('Add Contact'),
      edit: text('Edit Contact'),
      heading: text('Vendor Contacts'),
      numbered: text('Contact {n}'),
    },
    draft: 'vendor-contact.add',
    below: vendorId,
    order: { sortBy: 'createDate', sortDirection: 'asc' },
    list: 'contacts',
    labels: contactLabels,
    show: () => undefined,
    nameOf: (row) => formatName(row),
    toEntry: (row) =>
      // Object.fromEntries forgets the names.
      Object.fromEntries(
        Object.keys(blankContact).map((name) => [name, row[name as keyof VendorContactAdd]]),
      ) as unknown as VendorContactAdd,
    Fields: ContactFields,
    Heading: ({ row }) => <bdi>{formatName(row)}</bdi>,
    factsOf: contactFacts,
    calls: {
      list: contactsOf(vendorId),
      add: (entries: { contacts: VendorContactAdd[] }) => client.vendorContact.stepFour({ vendorId, ...entries }),
      update: (entry: { id: string }) => client.vendorContact.update(entry),
      delete: api.vendorContact.delete,
      refresh: () => refresh(api.vendorContact, api.vendor, api.bin),
    },
  }
}
