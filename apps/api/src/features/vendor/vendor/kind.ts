import type { Changing, KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { refuseMergedRestore } from '../../records/merge/refuse-restore.ts'
import { deleteVendor } from './delete.ts'
import { refuseDouble } from './double.ts'
import { saveStepOne, updateVendor } from './save.ts'
import { type VendorRow, vendorSpec } from './tables.ts'
import { vendorTransfer } from './transfer.ts'

export const vendorRules: KindRules<VendorRow> = {
  kind: 'vendor',
  table: 'vendor',
  list: vendorSpec,
  nameOf: (row) => row.name,
  add: (context, input) => saveStepOne(toCompanyContext(context), input),
  update: (context, input) => updateVendor(toCompanyContext(context), input),
  set: (context, input: Changing<typeof updateVendor>, how) => updateVendor(toCompanyContext(context), input, how),
  remove: (context, input) => deleteVendor(toCompanyContext(context), input),
  transfer: vendorTransfer,
  refuseDouble,
  refuseRestore: refuseMergedRestore('vendor', 'name'),
  parts: [
    {
      table: 'vendor_contact',
      column: 'vendor_id',
      single: { column: 'contact_type', value: 'primary', instead: 'other' },
    },
    { table: 'vendor_note', column: 'vendor_id' },
    { table: 'vendor_format', column: 'vendor_id', isOnly: true },
    { table: 'vendor_document', column: 'vendor_id', file: 'file_key' },
    { table: 'vendor_bank', column: 'vendor_id', file: 'cheque_key', isOnly: true },
    { table: 'vendor_bank', column: 'vendor_id', file: 'attachment_key', isOnly: true },
    { table: 'task', column: 'record_id' },
  ],
}
