import type { VendorBank, VendorBankSave } from '@corridor/contract/vendor/vendor-bank/shapes'
import { toRecordBase } from '../../../db/record/record.ts'
import { toAccountTrail, toBankFacts } from '../../trust/bank-details/account.ts'
import type { MoreValues, VendorBankRow } from './store.ts'

export const toWire = (row: VendorBankRow): VendorBank => ({
  ...toRecordBase(row),
  vendor: row.vendor_id,
  ...toBankFacts(row),
  depositAmount: row.deposit_amount,
  depositCurrency: row.deposit_currency,
  priority: row.priority,
  comments: row.comments,
  addressLine1: row.address_line_1,
  addressLine2: row.address_line_2,
  state: row.state_name,
  city: row.city_name,
  zipCode: row.zip_code,
  cancelledCheque: row.cheque ? [row.cheque] : [],
  attachment: row.attachment ? [row.attachment] : [],
  recordStatus: row.status,
})

type More = Omit<VendorBankSave, 'currentPassword' | 'code' | 'version'>

export const toMoreValues = (given: More): MoreValues => ({
  deposit_amount: given.depositAmount,
  deposit_currency: given.depositCurrency,
  priority: given.priority,
  comments: given.comments,
  address_line_1: given.addressLine1,
  address_line_2: given.addressLine2,
  state_name: given.state,
  city_name: given.city,
  zip_code: given.zipCode,
  cheque_key: given.cancelledChequeKey,
  attachment_key: given.attachmentKey,
  status: given.recordStatus,
})

/** Values of an account that the audit keeps: never the number. */
export const toFacts = (row: VendorBankRow) => ({
  ...toAccountTrail(row),
  deposit_amount: row.deposit_amount,
  deposit_currency: row.deposit_currency,
  priority: row.priority,
  comments: row.comments,
  address: [row.address_line_1, row.address_line_2, row.city_name, row.state_name, row.zip_code]
    .filter(Boolean)
    .join(', '),
  cheque: row.cheque_key !== null,
  attachment: row.attachment_key !== null,
  status: row.status,
})
