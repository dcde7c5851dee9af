import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { vendorDocumentsAtOnceMax, vendorDocumentTypes } from './kinds.ts'

/** A paper of a vendor, with its file. */
export const VendorDocument = z.object({
  ...recordBase,
  vendor: recordId,
  vendorInfo: joined({ _id: recordId, name: z.string() }),
  type: z.enum(vendorDocumentTypes),
  title: z.string(),
  description: z.string(),
  /** The last day on which it holds; null if it has no end. */
  expiryDate: z.string().nullable(),
  documentKey: z.string(),
  documentFile: z.array(StoredFile),
  userInfo,
})
export type VendorDocument = z.infer<typeof VendorDocument>

const fields = z.object({
  type: z.enum(vendorDocumentTypes, 'Type is required'),
  title: boundedText('Title', 3, 50),
  description: z.string().trim().max(500, 'Maximum 500 characters'),
  expiryDate: plainDate.nullable(),
  documentKey: z.string('Please select a file first.').min(1, 'Please select a file first.').max(200),
})
export const VendorDocumentAdd = fields.extend({
  description: fields.shape.description.default(''),
  expiryDate: fields.shape.expiryDate.default(null),
})
export type VendorDocumentAdd = z.infer<typeof VendorDocumentAdd>

const VendorDocumentUpdate = updateInput(fields)
export type VendorDocumentUpdate = z.infer<typeof VendorDocumentUpdate>

/** One with `_id` is updated, one without is added (product.md, Several rows at once). */
const entry = VendorDocumentAdd.extend({ _id: recordId.optional(), version: z.int().optional() })
export type VendorDocumentEntry = z.infer<typeof entry>

const place = (path: string, summary: string) => ({
  path: `/vendor-document/${path}` as const,
  summary,
  tag: 'vendor-document',
})
const manage = { access: access.vendors.manage }
const one = { ...manage, record: { kind: 'vendor-document', field: 'id' } }
const ofVendor = { ...manage, record: { kind: 'vendor', field: 'vendorId' } }

export const vendorDocument = {
  list: listEndpoint(
    place('list', 'List documents of vendors'),
    VendorDocument,
    {
      sort: ['title', 'type', 'expiryDate', 'updateDate'],
      filters: { vendor: recordId, type: z.enum(vendorDocumentTypes) },
      search: ['title', 'description'],
    },
    { access: access.vendors.read },
  ),
  add: endpoint('POST', place('add', 'Add a document to a vendor'), ofVendor)
    .input(VendorDocumentAdd.extend({ vendorId: recordId }))
    .output(savedAnswer(VendorDocument)),
  /** The sixth step: documents with `_id` are updated, those without added; what it does not name stays. */
  stepSix: endpoint(
    'POST',
    { path: '/vendor/step-six', summary: 'Save documents of a vendor, all or none', tag: 'vendor-document' },
    ofVendor,
  )
    .input(z.object({ vendorId: recordId, documents: z.array(entry).max(vendorDocumentsAtOnceMax) }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(VendorDocument) })),
  update: endpoint('PUT', place('update/{id}', 'Update a document of a vendor'), one)
    .input(VendorDocumentUpdate)
    .output(savedAnswer(VendorDocument)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a document of a vendor'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
