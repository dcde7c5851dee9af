import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { VendorMergeField } from '@corridor/contract/vendor/vendor-duplicate/kinds'
import { api } from '../../../lib/call/client'
import type { DoubleDesk } from '../../../lib/duplicate/doubles'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { vendorComparison } from './comparison'
import { vendorDoubles, vendorReasons } from './exports/vendor-doubles'
import { VendorProof } from './vendor-proof'

export const vendorDesk: DoubleDesk<Vendor, VendorMergeField, VendorLikeness> = {
  list: api.vendorDuplicate.list,
  to: paths.company.listVendorDuplicate,
  description: text('Vendors that are probably one. Merging can be undone for thirty days.'),
  none: text('No duplicates found. New vendors are compared as they are added.'),
  reasons: vendorReasons,
  doubles: vendorDoubles,
  comparison: vendorComparison,
  Proof: VendorProof,
}
