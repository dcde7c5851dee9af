import type { CompanyDocumentEntry } from '@corridor/contract/company/document/shapes'
import type postgres from 'postgres'
import { assertVersion } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { clearFlags } from '../company/clear-flags.ts'
import { assertStepOpen, closeStep, openStep } from '../company/progress.ts'
import { findDocuments, insertDocument, replaceFile } from './store.ts'
import { type DocumentRow, toWire } from './tables.ts'

const documentStep = 4

/** Puts files into slots, all or none. Files of a refused call are not kept. */
export async function addDocuments(context: CompanyContext, { documents }: { documents: CompanyDocumentEntry[] }) {
  await assertStepOpen(context, documentStep)
  const keys = documents.map(({ documentKey }) => documentKey)
  return writeWithFiles(context, 'company-document.save', { keys, purpose: 'company-document' }, async (tx) => {
    const progress = await openStep(tx, context, documentStep)
    const types = documents.map(({ documentType }) => documentType)
    const stands = new Map((await findDocuments(tx, context.scope, types)).map((row) => [row.document_type, row]))
    const replaced: string[] = []
    const records: RecordChange[] = []
    for (const document of documents) {
      const before = stands.get(document.documentType)
      if (before) assertVersion(before, document.version, 'Document', toWire(before))
      if (before?.document_key === document.documentKey) continue
      records.push(await fill(context, tx, document, before))
      if (before) replaced.push(before.document_key)
    }
    await deleteUnheldFiles(tx, context.platform.jobs, replaced)
    await clearFlags(context, tx, types)
    await closeStep(context, tx, progress)
    const rows = await findDocuments(tx, context.scope, types)
    const message = 'Documentation information updated successfully'
    return { records, answer: { success: true as const, message, data: rows.map(toWire) } }
  })
}

async function fill(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { documentType, documentKey }: CompanyDocumentEntry,
  before: DocumentRow | undefined,
): Promise<RecordChange> {
  const { scope, caller } = context
  const after = { document_type: documentType, file_key: documentKey }
  const id = before?.id ?? (await insertDocument(tx, scope.companyId, caller.userId, after))
  if (before) await replaceFile(tx, id, documentKey)
  return {
    action: before ? 'company-document.update' : 'company-document.add',
    record: { kind: 'company-document', id },
    before: before ? { document_type: documentType, file_key: before.document_key } : null,
    after,
  }
}
