import type {
  VendorDocumentAdd,
  VendorDocumentEntry,
  VendorDocumentUpdate,
} from '@corridor/contract/vendor/vendor-document/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, write } from '../../../db/write.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { markStep, vendors } from '../vendor/tables.ts'
import { saveOne } from './save-one.ts'
import { documents } from './store.ts'
import { type DocumentRow, toFacts, toWire } from './tables.ts'

const purpose = 'vendor-document'

export async function addDocument(
  context: CompanyContext,
  { vendorId, ...patch }: VendorDocumentAdd & { vendorId: string },
) {
  await vendors.load(context.db, context.scope, vendorId)
  return writeWithFiles(context, 'vendor-document.add', { keys: [patch.documentKey], purpose }, async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const row = await saveOne(context, tx, records, { vendorId, patch })
    const answer = { success: true as const, message: 'Vendor Document Added Successfully', data: toWire(row) }
    return { records, answer }
  })
}

/** The sixth step: several documents, all or none. Files of a refused call are not kept. */
export async function saveStepSix(
  context: CompanyContext,
  { vendorId, documents: entries }: { vendorId: string; documents: VendorDocumentEntry[] },
) {
  await vendors.load(context.db, context.scope, vendorId)
  const keys = entries.map(({ documentKey }) => documentKey)
  return writeWithFiles(context, 'vendor-document.update', { keys, purpose }, async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const rows: DocumentRow[] = []
    for (const [at, { _id, version, ...patch }] of entries.entries())
      rows.push(await saveOne(context, tx, records, { vendorId, id: _id, version, patch, at: `documents.${at}.` }))
    await markStep(tx, vendorId, 6)
    const answer = { success: true as const, message: 'Vendor Updated Successfully', data: rows.map(toWire) }
    return { records, answer }
  })
}

export async function updateDocument(context: CompanyContext, { id, version, ...patch }: VendorDocumentUpdate) {
  const { vendor_id: vendorId } = await documents.load(context.db, context.scope, id)
  return writeWithFiles(context, 'vendor-document.update', { keys: [patch.documentKey], purpose }, async (tx) => {
    // Vendor before document, as everywhere: two that save the same wait for each other.
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const row = await saveOne(context, tx, records, { vendorId, id, version, patch })
    const answer = { success: true as const, message: 'Vendor Document Updated Successfully', data: toWire(row) }
    return { records, answer }
  })
}

export const deleteDocument = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'vendor-document.delete', async (tx) => {
    const { vendor_id } = await documents.load(tx, context.scope, id)
    await vendors.take(tx, context.scope, vendor_id)
    const stands = await documents.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'vendor-document', table: 'vendor_document', id, name: stands.title })
    return removed({ kind: 'vendor-document', toFacts }, stands)
  })
