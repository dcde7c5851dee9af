import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { fileNameParts, formatBodyMax, formatColumns, formatFileTypes } from './kinds.ts'

/** Format in which a vendor wants candidates to be sent. */
export const VendorFormat = z.object({
  ...recordBase,
  vendor: recordId,
  description: z.string(),
  mailingSubject: z.string(),
  body: z.string(),
  /** In the vendor's order. */
  columns: z.array(z.enum(formatColumns)),
  fileType: z.enum(formatFileTypes),
  /** The name of the file, with `{lastName}` and the like; empty if there is none. */
  fileName: z.string(),
})
export type VendorFormat = z.infer<typeof VendorFormat>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const fileName = text(100)
  .refine((name) => !/[\\/:*?"<>|\p{Cc}]/u.test(name), { message: 'A file name cannot hold \\ / : * ? " < > |' })
  .refine((name) => [...name.matchAll(/\{([^}]*)\}/g)].every(([, part]) => isPart(part ?? '')), {
    message: 'Please use only the names below in braces',
  })
const isPart = (part: string) => (fileNameParts as readonly string[]).includes(part)

export const VendorFormatSave = z.object({
  description: text(500).default(''),
  mailingSubject: text(150).default(''),
  body: text(formatBodyMax).default(''),
  columns: z
    .array(z.enum(formatColumns))
    .max(formatColumns.length)
    .refine((columns) => new Set(columns).size === columns.length, { message: 'Each column can be chosen once' })
    .default([]),
  fileType: z.enum(formatFileTypes).default('letter'),
  fileName: fileName.default(''),
})
export type VendorFormatSave = z.infer<typeof VendorFormatSave>

/** As its form holds it: `id` is the vendor's. */
export const VendorFormatEdition = VendorFormatSave.extend({ id: recordId, version: z.int().optional() })

const tag = 'vendor-format'
const record = { kind: 'vendor', field: 'vendorId' }

export const vendorFormat = {
  view: endpoint(
    'POST',
    { path: '/vendor-format/view', summary: 'How a vendor wants candidates to be sent', tag },
    { access: access.vendors.read, record },
  )
    .input(z.object({ vendorId: recordId }))
    .output(z.object({ success: z.literal(true), data: VendorFormat.nullable() })),
  /** The fifth step: a vendor has one, and another replaces it. */
  stepFive: endpoint(
    'POST',
    { path: '/vendor/step-five', summary: 'Save how a vendor wants candidates to be sent', tag },
    { access: access.vendors.manage, record },
  )
    .input(VendorFormatSave.extend({ vendorId: recordId, version: z.int().optional() }))
    .output(savedAnswer(VendorFormat)),
}
