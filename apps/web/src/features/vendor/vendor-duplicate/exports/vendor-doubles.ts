import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { VendorMergeField } from '@corridor/contract/vendor/vendor-duplicate/kinds'
import { api, client } from '../../../../lib/call/client'
import type { Doubles } from '../../../../lib/duplicate/doubles'
import { text } from '../../../../lib/language/text'
import { detailLabels } from '../../vendor/exports/detail-labels'

/** How two vendors are merged, and what is said of it. */
export const vendorDoubles: Doubles<Vendor, VendorMergeField> = {
  merge: (input) => client.vendorDuplicate.merge(input),
  split: (input) => client.vendorDuplicate.split(input),
  setApart: (input) => client.vendorDuplicate.setApart(input),
  reopen: (input) => client.vendorDuplicate.reopen(input),
  merges: api.vendorDuplicate.listMerge,
  shownIn: [
    ...[api.vendorDuplicate, api.vendor, api.vendorContact, api.vendorNote, api.vendorDocument],
    ...[api.vendorFormat, api.vendorBank, api.vendorGroup],
  ],
  nameOf: (vendor) => vendor.vendorName,
  labels: { ...detailLabels, paymentTerms: text('Payment Terms') },
  texts: {
    merged: text('Vendors merged successfully'),
    split: text('Vendors split successfully'),
    apart: text('Remembered as two vendors'),
    splitQuestion: text('Both vendors become what they were before they were merged.'),
  },
}

/** Reasons why two vendors may be one. */
export const vendorReasons: Record<VendorLikeness, string> = {
  name: text('same name but for Inc., LLC and the like'),
  domain: text('same domain'),
  email: text('same e-mail, its own or of a contact'),
  phone: text('same phone, its own or of a contact'),
}
