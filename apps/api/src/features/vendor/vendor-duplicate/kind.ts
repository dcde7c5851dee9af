import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { VendorMergeField } from '@corridor/contract/vendor/vendor-duplicate/kinds'
import type { MergeKind } from '../../records/merge/kind.ts'
import { mergeVerbs } from '../../records/merge/verbs.ts'
import { vendorRules } from '../vendor/kind.ts'
import { updateVendor } from '../vendor/save.ts'
import type { VendorRow } from '../vendor/tables.ts'
import { compareVendors } from './compare.ts'
import { mergeValues, splitValues, type VendorForm, valuesOf } from './merge-values.ts'

const vendorMerging: MergeKind<VendorRow, Vendor, VendorForm, VendorMergeField, VendorLikeness> = {
  rules: { ...vendorRules, table: 'vendor' },
  entity: 'Vendor',
  messages: {
    merged: 'Vendors merged successfully',
    split: 'Vendors split successfully',
    apart: 'Remembered as two vendors',
    reopened: 'Shown as duplicates again',
  },
  nameColumn: 'name',
  gone: { columns: 'g.name as gone_name', toNames: ({ gone_name }: { gone_name: string }) => ({ name: gone_name }) },
  valuesOf,
  merge: mergeValues,
  split: splitValues,
  update: (context, id, values) => updateVendor(context, { id, ...values }, { haveStood: true }),
  naming: [
    { table: 'vendor_group_member', column: 'vendor_id', once: 'group_id' },
    { table: 'job', column: 'vendor_id' },
    { table: 'job', column: 'prime_id' },
    { table: 'submission_hop', column: 'vendor_id' },
    { table: 'institution_contract', column: 'through_id' },
    { table: 'student_application', column: 'sub_agent_id' },
  ],
  compare: compareVendors,
  job: 'match-vendors',
}

export const vendorDoubles = mergeVerbs(vendorMerging)
