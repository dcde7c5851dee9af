import type * as z from 'zod'
import { mergeCalls, pairOf } from '../../records/merge/shapes.ts'
import { access } from '../../wire/access.ts'
import { vendorLikenesses } from '../vendor/kinds.ts'
import { Vendor } from '../vendor/shapes.ts'
import { vendorLists, vendorMergeFields } from './kinds.ts'

export const VendorDuplicate = pairOf(Vendor, vendorLikenesses)
export type VendorDuplicate = z.infer<typeof VendorDuplicate>

export const vendorDuplicate = mergeCalls({
  kind: 'vendor',
  plural: 'vendors',
  record: Vendor,
  reasons: vendorLikenesses,
  fields: vendorMergeFields,
  both: vendorLists,
  access: access.vendors.manage,
})
