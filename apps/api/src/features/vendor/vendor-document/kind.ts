import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addDocument, deleteDocument, updateDocument } from './save.ts'
import { findDeletedVendor } from './store.ts'
import { type DocumentRow, documentSpec } from './tables.ts'

export const vendorDocumentRules: KindRules<DocumentRow> = {
  kind: 'vendor-document',
  table: 'vendor_document',
  list: documentSpec,
  nameOf: (row) => row.title,
  add: (context, input) => addDocument(toCompanyContext(context), input),
  update: (context, { id }) => updateDocument(toCompanyContext(context), { id }),
  remove: (context, input) => deleteDocument(toCompanyContext(context), input),
  deletedAbove: findDeletedVendor,
  parts: [{ table: 'task', column: 'source_id' }],
  files: ['file_key'],
}
