import * as z from 'zod'
import { fileKey, StoredFile } from '../../base/file/shapes.ts'
import { type BankForm, bankFacts, bankFields, bankForm } from '../../field/bank-fields.ts'
import { currencies } from '../../format/settings.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase, recordId, status } from '../../wire/record.ts'
import { vendorPriorities } from '../vendor-note/kinds.ts'

const priority = z.enum(vendorPriorities)

/** Bank details of a vendor, as everybody may see them who reads vendors. */
export const VendorBank = z.object({
  ...recordBase,
  vendor: recordId,
  ...bankFacts,
  /** In minor units of the currency beside it. */
  depositAmount: z.int().nullable(),
  depositCurrency: z.enum(currencies),
  priority,
  comments: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  state: z.string(),
  city: z.string(),
  zipCode: z.string(),
  cancelledCheque: z.array(StoredFile),
  attachment: z.array(StoredFile),
  recordStatus: status,
})
export type VendorBank = z.infer<typeof VendorBank>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const file = z.union([z.null(), fileKey]).default(null)
const amountMax = 100_000_000_00

/** Input of the call; the country judges the number, so the server does that. */
export const VendorBankSave = z.object({
  ...bankFields,
  depositAmount: z
    .int('Please enter an amount')
    .min(0, 'The amount cannot be negative')
    .max(amountMax, 'The amount is too large')
    .nullable()
    .default(null),
  depositCurrency: z.enum(currencies).default('USD'),
  priority: priority.default('normal'),
  comments: text(500),
  addressLine1: text(100),
  addressLine2: text(100),
  state: text(50),
  city: text(50),
  zipCode: text(20),
  cancelledChequeKey: file,
  attachmentKey: file,
  recordStatus: status.default('active'),
  version: z.int().optional(),
})
export type VendorBankSave = z.infer<typeof VendorBankSave>

/** The same as the form judges it. */
export const vendorBankForm = (form: BankForm) => bankForm(VendorBankSave, form)

const tag = 'vendor-bank'
const record = { kind: 'vendor', field: 'vendorId' }
const which = z.object({ vendorId: recordId })

export const vendorBank = {
  view: endpoint(
    'POST',
    { path: '/vendor-bank/view', summary: 'Where a vendor is paid', tag },
    { access: access.vendors.read, record },
  )
    .input(which)
    .output(z.object({ success: z.literal(true), data: VendorBank.nullable() })),
  /** The seventh step: a vendor has one account, and a second replaces it. */
  stepSeven: endpoint(
    'POST',
    { path: '/vendor/step-seven', summary: 'Say where a vendor is paid', tag },
    { access: access.vendors.manage, record },
  )
    .input(VendorBankSave.extend({ vendorId: recordId }))
    .output(savedAnswer(VendorBank)),
  /** Each call stands in the audit. */
  reveal: endpoint(
    'POST',
    { path: '/vendor-bank/reveal/{vendorId}', summary: 'Read the whole account number of a vendor', tag },
    { access: ['administrator', 'owner'], record },
  )
    .input(which)
    .output(z.object({ success: z.literal(true), accountNumber: z.string() })),
}
